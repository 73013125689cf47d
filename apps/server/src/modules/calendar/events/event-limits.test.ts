import { addEvent, can, changeEvent, listEvents, removeEvent, type EventDraft } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
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
  const church = await createTestChurch(server);
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
])("S8.05 an invalid event is refused with an error code: %j returns %s", async (draft, code) => {
  const { token } = await given();
  const { status, raw } = await server.call(addEvent, { token, body: { ...SUNDAYS, ...draft } });
  expect(status).toBe(400);
  expect(raw.json()).toMatchObject({ code });
});

test("a date range that is invalid or has more than 400 days is refused, and a response has at most 500 occurrences", async () => {
  const { token, add } = await given();
  const call = (from: string, to: string) => server.call(listEvents, { token, query: { from, to } });
  for (const [from, to] of [
    ["2026-01-01", "2028-01-01"],
    ["2026-01-01", "2027-02-05"],
    ["2026-02-02", "2026-02-01"],
    ["x", "2026-01-01"],
  ] as const)
    expect((await call(from, to)).raw.json()).toMatchObject({ code: "event-span-invalid" });
  expect((await call("2026-01-01", "2027-02-04")).status).toBe(200);
  const daily = { start: "2026-01-01T10:00", end: "2026-01-01T11:00", recurrenceRule: "FREQ=DAILY" };
  for (const title of ["One", "Two"]) await add({ ...daily, title });
  const { body } = await call("2026-01-01", "2026-12-31");
  expect([body.occurrences.length, body.cut]).toEqual([500, true]);
  expect((await call("2150-01-01", "2150-12-31")).body.occurrences).toHaveLength(500);
});

test("a church has at most 300 recurring events, 1000 changed occurrences and 3000 exception dates", async () => {
  const church = await createTestChurch(server);
  const { churchId } = church;
  const token = (await church.person({ permissions: [can.editContent] })).tokenFor("content");
  const add = async (draft: Partial<EventDraft> = {}) =>
    (await server.call(addEvent, { token, body: { ...SUNDAYS, ...draft } })).raw.json();
  const { pool } = server.database;
  const series = await add();
  await pool.query(
    `insert into events (church_id, id, title, starts, ends, recurrence_rule, visibility, created_at, changed_at)
     select $1, 'limit' || n, 'T', '2026-11-01T10:00', '2026-11-01T11:00', 'FREQ=WEEKLY', 'public', now(), now()
     from generate_series(1, 298) n`,
    [churchId],
  );
  expect((await add()).id).toBeTypeOf("string");
  expect(await add()).toMatchObject({ code: "event-limit-reached" });
  expect((await add({ recurrenceRule: null })).id).toBeTypeOf("string");
  const shorter = { scope: "all", recurrenceRule: "FREQ=WEEKLY;COUNT=2" };
  expect((await server.call(changeEvent, { token, params: { id: series.id }, body: shorter })).status).toBe(200);

  await pool.query("delete from events where church_id = $1 and id like 'limit%'", [churchId]);
  await pool.query(
    `insert into events (church_id, id, series_id, recurrence_id, title, starts, ends, visibility, created_at, changed_at)
     select $1, 'moved' || n, $2, 'day' || n, 'T', '2026-11-01T10:00', '2026-11-01T11:00', 'public', now(), now()
     from generate_series(1, 1000) n`,
    [churchId, series.id],
  );
  const move = { scope: "this", recurrenceId: "2026-11-08T10:00", title: "Moved" };
  const moved = await server.call(changeEvent, { token, params: { id: series.id }, body: move });
  expect(moved.raw.json()).toMatchObject({ code: "event-limit-reached" });

  await pool.query("delete from events where church_id = $1 and id like 'moved%'", [churchId]);
  await pool.query(
    "update events set exception_dates = array(select 'day' || n from generate_series(1, 3000) n) where church_id = $1 and id = $2",
    [churchId, series.id],
  );
  const removed = await server.call(removeEvent, {
    token,
    params: { id: series.id },
    query: { scope: "this", recurrenceId: "2026-11-08T10:00" },
  });
  expect(removed.raw.json()).toMatchObject({ code: "event-limit-reached" });
});

test("a rule with 28 days a month since 1970 and an exception in 2199 is saved and listed", async () => {
  const { token, add } = await given();
  const days = Array.from({ length: 28 }, (_, index) => index + 1).join(",");
  const { status } = await add({
    start: "1970-01-01T10:00",
    end: "1970-01-01T11:00",
    recurrenceRule: `FREQ=MONTHLY;BYMONTHDAY=${days}`,
    exceptionDates: ["2199-01-01T10:00"],
  });
  expect(status).toBe(200);
  const query = { from: "2026-02-01", to: "2026-03-01" };
  expect((await server.call(listEvents, { token, query })).body.occurrences).toHaveLength(29);
});
