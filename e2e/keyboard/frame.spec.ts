import { makeTwoChurches } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { lookAtFocus } from "../support/focus-stop.ts";
import { expectDialogReturnsFocus, tabAndPress, tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the user menu switches church and app and logs out by keyboard alone", async ({
  page,
  context,
  request,
  lessons,
}) => {
  const [church, other] = await makeTwoChurches(request);
  await enterChurch(context, church);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(church.name);
  const account = page.getByRole("button", { name: /'s account/ });
  const menu = page.getByRole("dialog", { name: "Your account" });
  await tabAndPress(page, account);
  await expect(menu.getByRole("link", { name: church.email })).toBeFocused();
  await tabAndPress(page, menu.getByRole("button", { name: "Switch App" }));
  await expect(menu.getByRole("button", { name: "Back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: church.email })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press("Enter");
  await tabAndPress(page, menu.getByRole("button", { name: /^Switch Church/ }));
  await tabAndPress(page, menu.getByRole("button", { name: other.name }));
  await expect(page.getByRole("banner")).toContainText(other.name);
  await expect(menu).toBeHidden();
  await expect.poll(async () => (await lookAtFocus(page)).name).not.toBe("the page");

  await tabAndPress(page, account);
  await tabAndPress(page, menu.getByRole("button", { name: "Switch App" }));
  await tabAndPress(page, menu.getByRole("link", { name: "Lessons" }));
  await expect(page).toHaveURL(`${lessons}/`);
  await expect(account).toBeVisible();
  await tabAndPress(page, account);
  await tabAndPress(page, menu.getByRole("link", { name: "Logout" }));
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("the help is opened and closed by keyboard alone, and the focus returns", async ({ page, context, portal }) => {
  await page.goto("/churches/register");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const help = page.getByRole("button", { name: "Help", exact: true });
  const drawer = page.getByRole("dialog", { name: "Help" });
  await expectDialogReturnsFocus(page, help, drawer);
  await page.keyboard.press("Enter");
  await tabTo(page, drawer.getByRole("link", { name: "Roles and permissions" }));
  const [article] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await expect(article).toHaveURL(`${portal}/help/roles`);
  await expect(article.getByRole("heading", { level: 1 })).toBeVisible();
  await article.close();
  await tabAndPress(page, drawer.getByRole("button", { name: "Close" }));
  await expect(help).toBeFocused();
});

test("language and appearance are chosen by keyboard alone", async ({ page }) => {
  await page.goto("/");
  const open = page.getByRole("button", { name: "Appearance and language" });
  await tabAndPress(page, open);
  const language = page.getByLabel("Language", { exact: true });
  await expect(language).toBeFocused();
  await tabAndPress(page, page.getByRole("radio", { name: "System default" }), "ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await tabTo(page, language, { back: true });
  await page.keyboard.type("Deu");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { expanded: false }).and(page.locator(":focus"))).toBeVisible();
});
