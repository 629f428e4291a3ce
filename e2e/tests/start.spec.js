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

test("a bot answers in its worker, and its thinking can be watched", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Sage (level 5)" }).click();
  await expect(page.getByRole("status")).toHaveText(/is thinking … \w+/);
  await expect(page.getByRole("status")).toHaveText(/Sage \(level 5\) would answer “\w+ .+”\./);
  await page.getByRole("button", { name: "Italiano" }).click();
  await expect(page.getByRole("status")).not.toHaveText(/would answer/);
});

test("after the first load it needs no network", async ({ page, context }) => {
  await page.goto("/");
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("pagoda");
  await page.goto("/somewhere/else");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("pagoda");
  await page.getByRole("button", { name: "Sage (level 5)" }).click();
  await expect(page.getByRole("status")).toHaveText(/would answer/);
});

for (const colorScheme of ["light", "dark"]) {
  test(`the ${colorScheme} page is open to all`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
