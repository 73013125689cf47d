import { addEvent, can, listEvents, type EventDraft } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenChurch } from "../../../../test/given-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-11-15T12:00:00Z");
});
afterAll(() => server.close());

const SUNDAYS: EventDraft = {
  title: "Service",
  start: "2026-11-01T10:00",
  end: "2026-11-01T11:30",
  recurrenceRule: "FREQ=WEEKLY;BYDAY=SU",
};

async function given() {
  const church = await givenChurch(server);
  const token = (await church.person({ permissions: [can.editContent] })).tokenFor("content");
  const add = (draft: Partial<EventDraft> = {}) => server.call(addEvent, { token, body: { ...SUNDAYS, ...draft } });
  return { token, add };
}

test.each([
  [{ title: "  " }, "event-title-blank"],
  [{ start: "2026-02-30T10:00" }, "event-time-invalid"],
  [{ end: "2026-10-01T10:00" }, "event-ends-before"],
  [{ end: "2026-11-12T10:00" }, "event-too-long"],
  [{ recurrenceRule: "FREQ=MINUTELY" }, "event-rule-too-often"],
  [{ recurrenceRule: "FREQ=WEEKLY;BYHOUR=1,2,3" }, "event-rule-invalid"],
  [{ recurrenceRule: "every sunday" }, "event-rule-invalid"],
  [{ recurrenceRule: "FREQ=DAILY;COUNT=99999" }, "event-rule-too-long"],
  [{ recurrenceRule: "FREQ=YEARLY;COUNT=200" }, "event-rule-too-long"],
  [{ recurrenceRule: "FREQ=WEEKLY;UNTIL=21990101" }, "event-rule-too-long"],
  [{ recurrenceRule: "FREQ=WEEKLY;UNTIL=20200101" }, "event-rule-never"],
  [{ recurrenceRule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" }, "event-rule-invalid"],
  [
    {
      start: "2027-03-01T10:00",
      end: "2027-03-01T11:00",
      recurrenceRule: "FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29",
    },
    "event-rule-never",
  ],
])("S8.05 bad input is refused by its name: %j is %s", async (draft, code) => {
  const { token } = await given();
  const { status, raw } = await server.call(addEvent, { token, body: { ...SUNDAYS, ...draft } });
  expect(status).toBe(400);
  expect(raw.json()).toMatchObject({ code });
});

test("a span of more than 400 days is refused, and an answer holds at most 500 times", async () => {
  const { token, add } = await given();
  const call = (from: string, to: string) => server.call(listEvents, { token, query: { from, to } });
  for (const [from, to] of [
    ["2026-01-01", "2028-01-01"],
    ["2026-02-02", "2026-02-01"],
    ["x", "2026-01-01"],
  ] as const)
    expect((await call(from, to)).raw.json()).toMatchObject({ code: "event-span-invalid" });
  const daily = { start: "2026-01-01T10:00", end: "2026-01-01T11:00", recurrenceRule: "FREQ=DAILY" };
  for (const title of ["One", "Two"]) await add({ ...daily, title });
  const { body } = await call("2026-01-01", "2026-12-31");
  expect([body.occurrences.length, body.cut]).toEqual([500, true]);
  expect((await call("2150-01-01", "2150-12-31")).body.occurrences).toHaveLength(500);
});
