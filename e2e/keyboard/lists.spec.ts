import { seedPeople } from "../people/seed-people.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";

test("keys move between the rows of a list, select them, lead to its search and open them", async ({
  page,
  context,
  request,
  expectAccessible,
  church,
}) => {
  await seedPeople(
    request,
    church,
    ["Anna", "Boris", "Clara"].map((first) => ({ name: { first, last: "Keys" } })),
  );
  await enterChurch(context, church);
  await page.goto("/people?search=Keys");
  const row = (name: string) => page.getByRole("table").getByRole("link", { name });
  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
  await expect(row("Clara Keys")).toBeVisible();

  const search = page.getByRole("main").getByRole("searchbox");
  await search.focus();
  await page.keyboard.press("ArrowDown");
  await expect(row("Anna Keys")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(row("Boris Keys")).toBeFocused();
  await page.keyboard.press("j");
  await expect(row("Clara Keys")).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(box("Boris Keys")).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(box("Anna Keys")).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(box("Anna Keys")).not.toBeChecked();

  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  // In the field the same keys are text.
  await page.keyboard.type("jx");
  await expect(search).toHaveValue(/jx/);
  await expect(row("Clara Keys")).toHaveCount(0);
  await search.fill("Keys");
  await expect(row("Clara Keys")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Boris Keys" })).toBeVisible();
});

test("the question mark opens the keyboard shortcuts, the help does too, and the focus returns", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "admin@example.com");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const help = page.getByRole("button", { name: "Help" });
  await help.focus();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByText("Move between rows")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();
});
