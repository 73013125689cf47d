import { bubbles, openMessages, pageOf } from "../messaging/message-panel.ts";
import { expect, test } from "../support/test.ts";
import { uniqueWord } from "./own-church.ts";

test("a message to the people selected in the list arrives in their messages", async ({
  browser,
  expectAccessible,
}) => {
  const text = `Rehearsal moves to seven ${uniqueWord()}`;
  const miriam = await pageOf(browser, "admin@example.com");
  await miriam.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "People" }).click();
  await expect(miriam.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await miriam.getByRole("main").getByRole("searchbox").fill("Sofia Ramirez");
  await miriam.getByRole("checkbox", { name: "Select Sofia Ramirez" }).check();
  await miriam.getByRole("group", { name: "Selected people" }).getByRole("button", { name: "Message" }).click();
  const dialog = miriam.getByRole("dialog", { name: "Message 1 person" });
  await dialog.getByRole("textbox", { name: "Message" }).fill(text);
  await expectAccessible(miriam);
  await dialog.getByRole("button", { name: "Send to 1 person" }).click();
  await expect(miriam.getByText("Message sent to 1 person.")).toBeVisible();

  const sofia = await pageOf(browser, "member@example.com");
  const panel = await openMessages(sofia);
  const row = panel.getByRole("link", { name: /Miriam Brooks/ });
  await expect(row).toContainText(text);
  await row.click();
  await expect(bubbles(panel, text)).toHaveCount(1);
});
