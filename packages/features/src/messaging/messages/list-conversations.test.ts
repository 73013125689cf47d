import { someMessage } from "@offertory/api-client/testing";
import type { PrivateMessage } from "@offertory/contract";
import { expect, test } from "vitest";
import { elapsed } from "./elapsed.ts";
import { daysBetween, groupByDay } from "./group-by-day.ts";
import { listConversations, previewOf } from "./list-conversations.ts";
import { somePrivateMessage } from "./testing/some-private-message.ts";

const makePrivateMessage = (id: string, toPersonId: string, minute: number, content = "Hello"): PrivateMessage =>
  somePrivateMessage({
    id,
    toPersonId,
    messages: [someMessage({ content, timeSent: `2026-03-01T10:${String(minute).padStart(2, "0")}:00.000Z` })],
  });

test("S4.07 each counterpart has one conversation, the one with the latest message, newest first", () => {
  const back = { ...makePrivateMessage("d", "ada", 50), fromPersonId: "boaz" };
  const privateConversations = [
    makePrivateMessage("a", "ruth", 10),
    makePrivateMessage("b", "naomi", 30),
    makePrivateMessage("c", "ruth", 40),
    back,
  ];
  expect(listConversations(privateConversations, "ada").map(({ id }) => id)).toEqual(["d", "c", "b"]);
});

test("S4.07 the preview is the first line of the latest message", () => {
  expect(previewOf(makePrivateMessage("a", "ruth", 1, "See you on Sunday\nat ten"))).toBe("See you on Sunday");
  expect(previewOf(makePrivateMessage("a", "ruth", 1, "\n  \n Hello"))).toBe("Hello");
  expect(previewOf(somePrivateMessage({ messages: [] }))).toBeNull();
  expect(previewOf(makePrivateMessage("a", "ruth", 1, "   "))).toBeNull();
});

test("S4.07 elapsed time is given in s, m, h and d", () => {
  const since = "2026-03-01T10:00:00.000Z";
  const after = (seconds: number) => elapsed(since, Date.parse(since) + seconds * 1000);
  expect(after(0)).toEqual({ unit: "s", number: 0 });
  expect(after(59)).toEqual({ unit: "s", number: 59 });
  expect(after(60)).toEqual({ unit: "m", number: 1 });
  expect(after(3599)).toEqual({ unit: "m", number: 59 });
  expect(after(3600)).toEqual({ unit: "h", number: 1 });
  expect(after(86_399)).toEqual({ unit: "h", number: 23 });
  expect(after(86_400 * 400)).toEqual({ unit: "d", number: 400 });
  expect(after(-30)).toEqual({ unit: "s", number: 0 });
  expect(elapsed("", 0)).toBeNull();
});

test("messages are grouped by the day on which they were sent", () => {
  const messages = ["2026-03-01T12:00:00", "2026-03-01T13:00:00", "2026-03-02T12:00:00"].map((timeSent, index) =>
    someMessage({ id: `m${index}`, timeSent }),
  );
  expect(groupByDay(messages).map(({ day, messages: ofDay }) => `${day} ${ofDay.length}`)).toEqual([
    "2026-03-01 2",
    "2026-03-02 1",
  ]);
  expect(daysBetween("2026-02-28", "2026-03-01")).toBe(1);
});
