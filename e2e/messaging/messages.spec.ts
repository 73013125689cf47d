import { expect, test } from "../support/test.ts";
import { joinChurch } from "../tasks/join-church.ts";
import {
  box,
  bubbles,
  messagesOf,
  openDialogWith,
  openMessages,
  openConversationWith,
  pageIn,
  pageOf,
  personSearch,
  readNotifications,
  say,
  userMenu,
} from "./message-panel.ts";

const word = () => Math.random().toString(36).slice(2, 10);

test("S2.11 S2.19 S4.08 S4.10 two people exchange messages live, and opening the conversation clears the unread badge", async ({
  browser,
  request,
  church,
  expectAccessible,
}) => {
  // In a church of their own, because another test that reads Tabitha's messages would clear her badge.
  const robin = await pageIn(browser, church);
  const tabitha = await pageIn(browser, { ...(await joinChurch(request, church)), name: "Tabitha Joppa" });
  await readNotifications(tabitha);
  const [hello, answer, edited] = [`hello ${word()}`, `answer ${word()}`, `edited ${word()}`];

  const hers = await openConversationWith(robin, "Tabitha Joppa");
  await say(hers, hello);
  await expect(bubbles(hers, hello)).toHaveCount(1);
  await expect(box(hers)).toHaveValue("");
  await expect(box(hers)).toBeFocused();

  await expect(userMenu(tabitha)).toContainText("1 unread");
  const theirs = await openMessages(tabitha);
  await expect(theirs.getByText("New", { exact: true }).first()).toBeVisible();
  await theirs.getByRole("link", { name: /Robin Newcomer/ }).click();
  await expect(bubbles(theirs, hello)).toHaveCount(1);
  await expectAccessible(tabitha);
  await expect(userMenu(tabitha)).not.toContainText("unread");

  await say(theirs, answer);
  await expect(bubbles(hers, answer)).toHaveCount(1);
  await expectAccessible(robin);
  await bubbles(theirs, answer).getByRole("button", { name: "Message options" }).click();
  await tabitha.getByRole("menuitem", { name: "Edit" }).click();
  await say(theirs, edited);
  await expect(bubbles(hers, edited)).toContainText("(edited)");
  await expect(bubbles(hers, answer)).toHaveCount(0);

  await bubbles(theirs, edited).getByRole("button", { name: "Message options" }).click();
  await tabitha.getByRole("menuitem", { name: "Delete" }).click();
  await tabitha.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(bubbles(hers, edited)).toHaveCount(0);
  // Both have it open, so it is unread for nobody.
  await expect(userMenu(tabitha)).not.toContainText("unread");
  await expect(hers.getByRole("link", { name: /Tabitha Joppa/ })).not.toContainText("unread");
});

test("messages written offline are sent once and in order after the connection returns and the page reloads", async ({
  browser,
}) => {
  const page = await pageOf(browser, "treasurer@example.com");
  const [first, second] = [`first ${word()}`, `second ${word()}`];
  const panel = await openConversationWith(page, "Miriam Brooks");
  const before = `before ${word()}`;
  await say(panel, before);
  await expect(bubbles(panel, before).getByRole("time")).toHaveCount(1);

  await page.context().setOffline(true);
  await say(panel, first);
  await say(panel, second);
  await expect(panel.getByText("Sending…")).toHaveCount(2);
  await page.context().setOffline(false);
  // The page is reloaded before it could send the message, or right after: both must end the same.
  await page.reload();

  const again = await openConversationWith(page, "Miriam Brooks");
  await expect(bubbles(again, first)).toHaveCount(1);
  await expect(bubbles(again, second)).toHaveCount(1);
  await expect(again.getByText("Sending…")).toHaveCount(0);
  const texts = await messagesOf(again).getByRole("listitem").allInnerTexts();
  expect(texts.findIndex((text) => text.includes(first))).toBeLessThan(
    texts.findIndex((text) => text.includes(second)),
  );
});

test("S2.19 S8.08 the messages opened from a person's page lead back to the list and to a new message, a search without results says so, and Escape closes them", async ({
  browser,
}) => {
  const page = await pageOf(browser, "member@example.com");
  const panel = await openDialogWith(page, "Miriam Brooks");
  await panel.getByRole("button", { name: "Back to all conversations" }).click();
  await panel.getByRole("button", { name: "New message" }).first().click();
  await personSearch(panel).fill(`nobody${word()}`);
  await expect(panel.getByText("No people found")).toBeVisible();
  await panel.getByRole("button", { name: "Back to all conversations" }).click();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});
