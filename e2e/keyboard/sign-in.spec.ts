import { makeOwnAccount, uniqueWord } from "../people/own-church.ts";
import { expectTrapped, skipToContent, tabAndPress, tabAndType, tabTo } from "../support/keyboard.ts";
import { DEMO_CHURCH, DEMO_PASSWORD } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a user signs in and selects a church by keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type("admin@example.com");
  await tabAndType(page, page.getByLabel("Password", { exact: true }), DEMO_PASSWORD);
  await tabAndPress(page, page.getByRole("button", { name: "Show password" }), "Space");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(DEMO_PASSWORD);
  await tabTo(page, page.getByLabel("Password", { exact: true }), { back: true });
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Select a church" });
  await expect(dialog).toBeVisible();
  await expectTrapped(page, dialog);
  await tabAndPress(page, dialog.getByRole("button", { name: "Search for another church" }));
  const search = page.getByRole("dialog", { name: "Find a church" });
  await expect(search.getByRole("searchbox", { name: "Church name" })).toBeFocused();
  await tabAndPress(page, search.getByRole("button", { name: "Back to your churches" }));
  await tabAndPress(page, dialog.getByRole("button", { name: DEMO_CHURCH }));
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeFocused();

  await page.reload();
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await skipToContent(page);
  await tabAndPress(
    page,
    page
      .getByRole("main")
      .getByRole("link", { name: /People/ })
      .first(),
  );
  await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeFocused();
});

test("a forgotten password is reset, and a church is searched for and selected, by keyboard alone", async ({
  page,
  request,
  mailFor,
}) => {
  const { email } = await makeOwnAccount(request);
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await tabAndPress(page, page.getByRole("link", { name: "Forgot password?" }));
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`We sent a link to set a new password to ${email}`)).toBeVisible();

  const { links } = await mailFor(email, "Reset your password");
  await page.goto(links.find((link) => link.includes("auth=")) ?? "");
  await expect(page.getByLabel("New password")).toBeFocused();
  await page.keyboard.type("a-better-lantern");
  await tabAndType(page, page.getByLabel("Confirm password"), "a-better-lantern");
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Find a church" });
  await expect(dialog.getByRole("searchbox", { name: "Church name" })).toBeFocused();
  await page.keyboard.type("Grace Comm");
  await page.keyboard.press("Enter");
  await tabAndPress(page, dialog.getByRole("button", { name: DEMO_CHURCH }));
  await expect(page.getByRole("banner")).toContainText(DEMO_CHURCH);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a new user registers and opens the email by keyboard alone", async ({ page, context }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await tabAndPress(page, page.getByRole("link", { name: "Create an account" }));
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter your first name.")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Nora");
  await tabAndType(page, page.getByLabel("Last name"), "Newcomer");
  await tabAndType(page, page.getByLabel("Email"), `${uniqueWord()}@example.com`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Registration Complete" })).toBeFocused();
  const inbox = page.getByRole("main").getByRole("link", { name: "Open sandbox inbox" });
  await tabTo(page, inbox);
  const [mail] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await expect(mail.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a user signs in to and out of the church site and the lessons app by keyboard alone", async ({
  page,
  context,
  site,
  lessons,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const [at, isSearch] of [
    [`${site}/find`, true],
    [`${lessons}/`, false],
  ] as const) {
    await context.clearCookies();
    await page.goto(at);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await tabAndPress(page, page.getByRole("banner").getByRole("link", { name: "Login" }));
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.keyboard.type("member@example.com");
    await tabAndType(page, page.getByLabel("Password", { exact: true }), DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    const account = page.getByRole("button", { name: /'s account/ });
    const choice = page.getByRole("dialog").getByRole("button", { name: DEMO_CHURCH });
    await expect(account.or(choice).first()).toBeVisible();
    if (await choice.isVisible()) await tabAndPress(page, choice);
    await expect(page).toHaveURL(at);
    // On a page with only a search, the search field has the focus.
    await expect(isSearch ? page.getByRole("searchbox", { name: "Church name" }) : heading).toBeFocused();

    await page.reload();
    await expect(account).toBeVisible();
    if (!isSearch) await skipToContent(page);
    await tabAndPress(page, account, "Enter", { back: true });
    await tabAndPress(page, page.getByRole("link", { name: "Logout" }));
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  }
});
