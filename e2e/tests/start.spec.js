// The start page: it comes up, speaks the reader's language, works without a network and is open to all.
import { expect, expectAccessible, keptForOffline, test } from "./pagoda.js";

test("the page comes up", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("pagoda");
  await expect(page).toHaveTitle("pagoda");
});

for (const [locale, language] of [
  ["en-GB", "en"],
  ["fr-CH", "fr"],
  ["it-IT", "it"],
  ["de-DE", "en"],
]) {
  test(`who prefers ${locale} is spoken to in ${language}`, async ({ browser }) => {
    const page = await browser.newPage({ locale });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.close();
  });
}

test("a visitor is in a game against a bot two clicks later", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play against a bot" }).click();
  await expect(page.locator(".map")).toBeVisible();
  await expect(page.locator(".hand button")).toHaveCount(6);
});

test("every choice for a new game is kept", async ({ page }) => {
  await page.goto("/");
  const offer = page.locator('.offer[data-game="yellow-yangtze"]');
  await offer.getByText("A new game").click();
  await offer.getByLabel("3", { exact: true }).check();
  await offer.getByRole("combobox").nth(2).selectOption("sage");
  await offer.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator(".player")).toHaveCount(3);
  await expect(page.locator(".player").nth(2)).toContainText("Sage");
});

test("the rules are found by number and by word, in the reader's language", async ({ page }) => {
  await page.goto("/rules/yellow-yangtze#YY-4.3");
  await expect(page.locator('[id="YY-4.3"]')).toBeInViewport();
  await page.getByRole("searchbox").fill("riot");
  await expect(page.locator(".hit").first()).toBeVisible();
  await page.getByRole("searchbox").fill("7.4");
  await expect(page.locator(".hit").first()).toContainText("YY-7.4");
  await expect(page.locator(".hit mark")).toHaveCount(0);
  await page.getByRole("searchbox").fill("riot");
  await expect(page.locator(".hit mark").first()).toHaveText(/riot/i);
  // What is mentioned needn't be among what was found.
  const link = page.locator('.hit a[href="#YY-8.1"], .hit a[href^="#YY-"]').first();
  const mentioned = (await link.getAttribute("href")).slice(1);
  await link.click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.locator(`[id="${mentioned}"]`)).toBeInViewport();
  await page.getByRole("searchbox").fill("riot");
  await page.evaluate(() => (location.hash = "YY-12.3"));
  await expect(page.locator('[id="YY-12.3"]:target')).toBeInViewport();
  await page.getByRole("searchbox").fill("steam engine");
  await expect(page.getByRole("status")).toHaveText("No rule speaks of that.");
  await expectAccessible(page);
});

test("what is set is kept, and the language changes at once", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
  await page.getByRole("button", { name: "nuit" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page);
});

test("after the first load it needs no network", async ({ page, context }) => {
  await page.goto("/");
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("pagoda");
  await page.goto("/somewhere/else");
  await expect(page.getByText("There is no such page.")).toBeVisible();
});

const PAGES = ["/", "/settings", "/rules/yellow-yangtze", "/rules/yunnan", "/somewhere/else"];
for (const address of PAGES) {
  test(`${address} is open to all at every size, by day and by night`, async ({ page }) => {
    for (const [width, height, colorScheme] of [[360, 740, "dark"], [768, 1024], [1440, 900, "light"], [2560, 1440]]) {
      await page.setViewportSize({ width, height });
      if (colorScheme) await page.emulateMedia({ colorScheme });
      if (width === 360) await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      if (colorScheme) await expectAccessible(page);
    }
  });
}
