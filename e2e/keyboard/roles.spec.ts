import { seedPeople } from "../people/seed-people.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectDialogReturnsFocus, expectTrapped, tabAndPress, tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a role is created, given permissions and a member, and deleted by keyboard alone", async ({
  page,
  context,
  request,
  church,
}) => {
  await seedPeople(request, church, [{ name: { first: "Phoebe", last: "Cenchreae" } }]);
  await enterChurch(context, church);
  await page.goto("/roles");
  await expect(page.getByRole("link", { name: /^Administrators/ })).toBeVisible();
  const addRole = page.getByRole("button", { name: "Add role" });
  const dialog = page.getByRole("dialog", { name: "Add role" });
  await expectDialogReturnsFocus(page, addRole, dialog);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Deacons");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Deacons", level: 1 })).toBeFocused();

  await tabAndPress(page, page.getByRole("checkbox", { name: "View everyone" }), "Space");
  const save = page.getByRole("button", { name: "Save changes" });
  await tabAndPress(page, save);
  await expect(page.getByText("Role saved. Changes take effect right away.")).toBeVisible();
  await expect(save).toBeFocused();

  const addPerson = page.getByRole("button", { name: "Add person" });
  await tabAndPress(page, addPerson);
  const picker = page.getByRole("dialog");
  await expect(picker.getByRole("searchbox", { name: "Find a person" })).toBeFocused();
  await page.keyboard.type("phoebe");
  await tabAndPress(page, picker.getByRole("button", { name: /Phoebe/ }));
  await expect(picker).toBeHidden();
  await expect(addPerson).toBeFocused();

  const takeOut = page.getByRole("button", { name: "Remove Phoebe Cenchreae from this role" });
  await tabAndPress(page, takeOut);
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectTrapped(page, question);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(takeOut).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, question.getByRole("button", { name: "Remove" }));
  await expect(page.getByText("No one has this role")).toBeVisible();

  await tabAndPress(page, page.getByRole("button", { name: "Delete role" }), "Enter", { back: true });
  await tabTo(page, question.getByRole("button", { name: "Delete role" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Deacons role deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Roles", level: 1 })).toBeFocused();
});
