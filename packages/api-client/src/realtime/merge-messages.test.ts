import { type Message, MESSAGES_PER_PAGE } from "@offertory/contract";
import { expect, test } from "vitest";
import { concernsMe } from "./concerns-me.ts";
import { withMessage, withNewestPage, withOlderPage } from "./merge-messages.ts";
import { someMessage } from "../testing/some-message.ts";

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString();
const numbered = (from: number, count: number): Message[] =>
  Array.from({ length: count }, (_, index) =>
    someMessage({ id: `m${String(from + index).padStart(4, "0")}`, timeSent: at(from + index) }),
  );
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

test("a message that arrives twice appears once, with its newest text, sorted by time sent", () => {
  const first = someMessage({ id: "a", timeSent: at(1) });
  const second = someMessage({ id: "b", timeSent: at(2) });
  const edited = { ...first, content: "Hello again", timeUpdated: at(3) };
  const before = { messages: [edited, someMessage({ id: "c", timeSent: at(4) })], hasOlder: false };
  const { messages } = [first, second, second].reduce(withMessage, before);
  expect(messages.map(({ id, content }) => `${id} ${content}`)).toEqual(["a Hello again", "b Hello", "c Hello"]);
});

test("reading the newest page again keeps older pages and removes messages deleted since", () => {
  const all = numbered(0, MESSAGES_PER_PAGE * 2);
  const known = withOlderPage(withNewestPage(undefined, all.slice(MESSAGES_PER_PAGE)), all.slice(0, MESSAGES_PER_PAGE));
  const gone = all[MESSAGES_PER_PAGE + 5];
  const page = [...all.slice(MESSAGES_PER_PAGE).filter((each) => each !== gone), ...numbered(500, 1)];
  const again = withNewestPage(known, page);
  expect(again.messages).toHaveLength(MESSAGES_PER_PAGE * 2);
  expect(ids(again.messages)).not.toContain(gone?.id);
  expect(again.hasOlder).toBe(true);
});

test("a broadcast message older than all loaded messages is not added", () => {
  const known = withNewestPage(undefined, numbered(100, MESSAGES_PER_PAGE));
  expect(withMessage(known, someMessage({ id: "old", timeSent: at(1) }))).toBe(known);
});

test("a newest page that does not overlap the loaded messages replaces them", () => {
  const known = withNewestPage(undefined, numbered(0, 10));
  const again = withNewestPage(known, numbered(400, MESSAGES_PER_PAGE));
  expect(ids(again.messages)[0]).toBe("m0400");
  expect(again.hasOlder).toBe(true);
});

test("S4.10 a message concerns its author and its recipient; a broadcast without a message concerns everyone", () => {
  const message = someMessage({ personId: "ruth" });
  expect(concernsMe({ message, notifyPersonId: "ada" }, "ada")).toBe(true);
  expect(concernsMe({ message, notifyPersonId: "ada" }, "ruth")).toBe(true);
  expect(concernsMe({ message, notifyPersonId: "ada" }, "naomi")).toBe(false);
  expect(concernsMe({ message }, "naomi")).toBe(false);
  expect(concernsMe({}, "naomi")).toBe(true);
  expect(concernsMe(undefined, "naomi")).toBe(true);
});
