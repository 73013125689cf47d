import { expect, test } from "../support/test.ts";
import { box, bubbles, openConversationWith, openDialogWith, pageOf, portal, say } from "./message-panel.ts";

const word = () => Math.random().toString(36).slice(2, 10);

test("an unsent message survives Escape, another page and a reload", async ({ browser }) => {
  const page = await pageOf(browser, "treasurer@example.com");
  const draft = `half a sentence ${word()}`;
  let panel = await openDialogWith(page, "Miriam Brooks");
  await box(panel).fill(draft);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  panel = await openConversationWith(page, "Miriam Brooks");
  await expect(box(panel)).toHaveValue(draft);
  await page.reload();
  panel = await openConversationWith(page, "Miriam Brooks");
  await expect(box(panel)).toHaveValue(draft);

  await box(panel).press("Enter");
  await expect(bubbles(panel, draft)).toHaveCount(1);
  await expect(box(panel)).toHaveValue("");
  panel = await openConversationWith(page, "Miriam Brooks");
  await expect(box(panel)).toHaveValue("");
});

test("Escape while editing a message cancels the edit and leaves the panel open", async ({ browser }) => {
  const page = await pageOf(browser, "treasurer@example.com");
  const said = `said ${word()}`;
  const panel = await openConversationWith(page, "Miriam Brooks");
  await say(panel, said);
  await bubbles(panel, said).getByRole("button", { name: "Message options" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await box(panel).fill("something else");
  await page.keyboard.press("Escape");
  await expect(panel).toBeVisible();
  await expect(panel.getByText("Editing message")).toHaveCount(0);
  await expect(bubbles(panel, said)).toHaveCount(1);
});

test("an unsent note survives Back, and is shown only on its own page", async ({ browser }) => {
  const page = await pageOf(browser, "admin@example.com");
  const draft = `a note begun ${word()}`;
  const note = page.getByRole("textbox", { name: "Add a note" });
  const open = async (name: string) => {
    await page.goto(`${portal}/people?search=${name}`);
    await page
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .click();
    await expect(note).toBeVisible();
  };
  await open("Mateo");
  await note.fill(draft);
  await page.goBack();
  await expect(note).toHaveCount(0);
  await page.goForward();
  await expect(note).toHaveValue(draft);
  await open("Sofia");
  await expect(note).toHaveValue("");
  await open("Mateo");
  await expect(note).toHaveValue(draft);
  await note.fill("");
});
