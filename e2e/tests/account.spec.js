// Who somebody is: guests who get an account, passwords, tokens, and leaving for good; and all of it in three languages.
import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./pagoda.js";
import { ask, somebody } from "./people.js";

/** The text of what a click downloads. */
async function downloaded(page, name) {
  const button = page.getByRole("button", { name, exact: true });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

const part = (page, name) => page.locator(".offer").filter({ has: page.getByRole("heading", { name, exact: true }) });
const folded = (page, name) => page.locator("details.offer").filter({ hasText: name });

async function logIn(page, account, password) {
  await part(page, "Log in").getByLabel("Account").fill(account);
  await part(page, "Log in").getByLabel("Password").fill(password);
  await part(page, "Log in").getByRole("button", { name: "Log in" }).click();
}

test("a guest gets an account, logs out and in, and changes the password", async ({ page, complaints }) => {
  const account = `fen${Date.now()}`;
  await ask(page.context(), "POST", "/me");
  await page.addInitScript(() => localStorage.setItem("pagoda known", "yes"));
  await page.goto("/account");
  await page.getByLabel("Name at the table").fill("Fen the Wise");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect((await ask(page.context(), "GET", "/me")).name).toBe("Fen the Wise");

  const claim = part(page, "Make an account");
  await claim.getByLabel("Account").fill(account);
  await claim.getByLabel("Password").fill("short");
  await claim.getByRole("button", { name: "Make the account" }).click();
  await expect(claim.getByRole("alert")).toContainText("Look again at what you have entered.");
  await claim.getByLabel("Password").fill("correct horse");
  await claim.getByRole("button", { name: "Make the account" }).click();
  const codes = page.locator(".codes li");
  await expect(codes).toHaveCount(8);
  const code = await codes.first().textContent();
  expect((await downloaded(page, "Download")).split("\n")).toContain(code);
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText(`You are logged in as ${account}.`)).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Nobody is known in this browser yet.")).toBeVisible();
  await logIn(page, account, "wrong horse");
  await expect(page.getByRole("alert")).toHaveText("The account, the password or the code is wrong.");
  await logIn(page, account, "correct horse");
  await expect(page.getByText(`You are logged in as ${account}.`)).toBeVisible();
  await expect(page.locator(".lines").first().locator("li")).toHaveCount(1);
  await expect(page.getByText("this browser")).toBeVisible();

  const change = folded(page, "Change the password");
  await change.locator("summary").click();
  await change.getByLabel("Present password").fill("correct horse");
  await change.getByLabel("New password").fill("another horse");
  await change.getByRole("button").click();
  await expect(page.getByText("The new password counts from now on.")).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  const forgotten = folded(page, "Password forgotten");
  await forgotten.locator("summary").click();
  await forgotten.getByLabel("Account").fill(account);
  await forgotten.getByLabel("Recovery code").fill(code);
  await forgotten.getByLabel("New password").fill("third horse");
  await forgotten.getByRole("button").click();
  await expect(page.getByText(`You are logged in as ${account}.`)).toBeVisible();
  // What was refused is told by the browser as well.
  expect(complaints.every((complaint) => /40[01]/.test(complaint))).toBe(true);
  complaints.length = 0;
});

test("a token is shown once and ended, all data can be had, and deleted", async ({ page }) => {
  const account = `gan${Date.now()}`;
  await ask(page.context(), "POST", "/me");
  await ask(page.context(), "POST", "/me/account", { account, password: "correct horse" });
  await page.addInitScript(() => localStorage.setItem("pagoda known", "yes"));
  await page.goto("/account");
  const tokens = part(page, "API tokens");
  await tokens.getByLabel("Name of the token").fill("my bot");
  await tokens.getByLabel("may play for me").uncheck();
  await tokens.getByRole("button", { name: "Make a token" }).click();
  await expect(tokens.getByRole("textbox", { name: "API tokens" })).toHaveValue(/^pagoda_[0-9a-f]{64}$/);
  await expect(tokens.locator(".lines li")).toContainText("may see what I see");
  await expect(tokens.locator(".lines li")).not.toContainText("may play for me");
  await expectAccessible(page);
  await tokens.getByRole("button", { name: "End" }).click();
  await expect(tokens.locator(".lines li")).toHaveCount(0);

  const data = JSON.parse(await downloaded(page, "Download all that is kept of me"));
  expect(data.me.account).toBe(account);
  await page.getByRole("button", { name: "Leave for good" }).click();
  await page.getByRole("button", { name: "Leave it" }).click();
  await page.getByRole("button", { name: "Leave for good" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByText("Nobody is known in this browser yet.")).toBeVisible();
});

/** All that a page says, a line each, without names and figures. */
async function lines(page) {
  const text = await page.locator("main").evaluate((main) => {
    const titles = [...main.querySelectorAll("[aria-label], [placeholder]")];
    const said = titles.flatMap((it) => [it.getAttribute("aria-label"), it.getAttribute("placeholder")]);
    const options = [...main.querySelectorAll("option")].map((option) => option.textContent);
    const names = new Set([...main.querySelectorAll("a.name")].map((name) => name.innerText));
    const all = [main.innerText, ...said, ...options].join("\n").split(/[\n·]/);
    return all.map((line) => line.trim()).filter((line) => !names.has(line));
  });
  return text.filter((line) => /[a-z]{3}/i.test(line));
}

for (const locale of ["fr-FR", "it-IT"]) {
  test(`nothing is said in English to who prefers ${locale}`, async ({ browser }) => {
    // The same in both languages: names, and words that they share.
    const same =
      /^(Huai|Yellow & Yangtze|Yunnan|Tea-Horse Road.*|https?:.*|.*[0-9a-f]{64}|[\d\smins+]+|Options|Points|Invitation|Tables|Account|Password)$/;
    const { context, me } = await somebody(browser, "Huai");
    const seats = ["me", "open", { bot: 3 }];
    const { id } = await ask(context, "POST", "/tables", { game: "yunnan", seats, public: true });
    const state = await context.storageState();
    const other = await browser.newContext({ locale, storageState: state });
    await other.addInitScript(() => localStorage.setItem("pagoda known", "yes"));
    const [english, theirs] = [await context.newPage(), await other.newPage()];
    for (const path of ["/tables", "/tables/new", `/table/${id}`, `/players/${me.id}`, "/account"]) {
      for (const page of [english, theirs]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
        await expect(page.locator("[role=status]").filter({ hasText: "…" })).toHaveCount(0);
      }
      const said = new Set(await lines(english));
      expect((await lines(theirs)).filter((line) => said.has(line) && !same.test(line))).toEqual([]);
    }
    await context.close();
    await other.close();
  });
}
