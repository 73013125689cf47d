import { expect, test } from "../support/test.ts";
import { box, bubbles, messagesOf, openConversationWith, openMessages, pageOf, say } from "./message-panel.ts";

// A page that an earlier test left open would mark new messages as read.
test.beforeEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const word = () => Math.random().toString(36).slice(2, 10);

// One after the other: each reads what Sofia writes to Miriam.
test.describe.configure({ mode: "default" });

test("on a wide screen the list stays beside the open conversation, whose URL survives a reload and Back", async ({
  browser,
  expectAccessible,
}) => {
  const sofia = await pageOf(browser, "member@example.com");
  const miriam = await pageOf(browser, "admin@example.com");
  await miriam.setViewportSize({ width: 1280, height: 800 });
  const text = `from Sofia ${word()}`;
  await say(await openConversationWith(sofia, "Miriam Brooks"), text);

  const panel = await openMessages(miriam);
  await expect(miriam).toHaveURL(/\/messages$/);
  await expect(panel.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
  await expect(panel.getByText("No conversation selected")).toBeVisible();
  const row = panel.getByRole("link", { name: /Sofia Ramirez/ });
  await expect(row.getByText("New", { exact: true })).toHaveCount(1);
  await expectAccessible(miriam);

  // By keyboard alone: the arrow keys move between the conversations, and Enter opens one.
  await row.focus();
  await miriam.keyboard.press("ArrowDown");
  await expect(panel.getByRole("link", { name: /Daniel Okafor/ })).toBeFocused();
  await miriam.keyboard.press("ArrowUp");
  await expect(row).toBeFocused();
  await miriam.keyboard.press("Enter");
  await expect(bubbles(panel, text)).toHaveCount(1);
  await expect(box(panel)).toBeFocused();
  await expect(row).toHaveAttribute("aria-current", "page");
  await expect(row.getByText("New", { exact: true })).toHaveCount(0);
  await expectAccessible(miriam);

  await miriam.reload();
  await expect(bubbles(panel, text)).toHaveCount(1);
  await expect(row).toBeVisible();
  await miriam.goBack();
  await expect(panel.getByText("No conversation selected")).toBeVisible();
  await miriam.goForward();
  await expect(bubbles(panel, text)).toHaveCount(1);

  // Each pane scrolls by itself: the page is not higher than the window.
  const isPageLonger = () => miriam.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(await isPageLonger()).toBe(false);
});

test("a message that arrives while another conversation is open marks its row once, and is announced", async ({
  browser,
}) => {
  const sofia = await pageOf(browser, "member@example.com");
  const miriam = await pageOf(browser, "admin@example.com");
  await miriam.setViewportSize({ width: 1280, height: 800 });
  const panel = await openConversationWith(miriam, "Daniel Okafor");
  const text = `news ${word()}`;
  // Other tests write to the same person, so what was announced may be replaced at once.
  await miriam.evaluate(() => {
    const place = document.querySelector('main [aria-live="polite"]:last-child');
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(place?.textContent ?? "")).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await say(await openConversationWith(sofia, "Miriam Brooks"), text);
  const row = panel.getByRole("link", { name: /Sofia Ramirez/ });
  await expect(row).toContainText(text);
  await expect(row.getByText("New", { exact: true })).toHaveCount(1);
  const announced = () => miriam.evaluate<string[]>("window.said");
  await expect.poll(announced).toContainEqual(`Sofia Ramirez: ${text}`);
  // The open conversation keeps its focus and its draft.
  await expect(box(panel)).toBeFocused();
  await row.click();
  await expect(bubbles(panel, text)).toHaveCount(1);
  await expect(row.getByText("New", { exact: true })).toHaveCount(0);
});

test("on a phone two people write to each other in one pane, with a button back to the list", async ({
  browser,
  expectAccessible,
}) => {
  const sofia = await pageOf(browser, "member@example.com");
  const miriam = await pageOf(browser, "admin@example.com");
  await miriam.setViewportSize({ width: 360, height: 740 });
  const [question, answer] = [`question ${word()}`, `answer ${word()}`];
  const theirs = await openConversationWith(sofia, "Miriam Brooks");
  await say(theirs, question);

  const hers = await openMessages(miriam);
  await hers.getByRole("link", { name: /Sofia Ramirez/ }).click();
  // The heading takes the focus, because a focused field would open the phone's keyboard over the messages.
  await expect(hers.getByRole("heading", { level: 1, name: "Sofia Ramirez" })).toBeFocused();
  await expect(bubbles(hers, question)).toHaveCount(1);
  await expect(hers.getByRole("link", { name: /Daniel Okafor/ })).toHaveCount(0);
  await expect(box(hers)).toBeInViewport({ ratio: 1 });
  await expectAccessible(miriam);
  await say(hers, answer);
  await expect(bubbles(theirs, answer)).toHaveCount(1);
  await expect(messagesOf(hers)).toBeVisible();

  await hers.getByRole("button", { name: "Back to all conversations" }).click();
  await expect(hers.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
  await expect(hers.getByRole("link", { name: /Sofia Ramirez/ })).toContainText(answer);
  await expectAccessible(miriam);
});
