import {
  addEvent,
  can,
  changeEvent,
  listEvents,
  listPublicEvents,
  readEvent,
  removeEvent,
  restoreEvent,
  type EventDraft,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

async function given(timeZone = "America/Chicago") {
  const church = await createTestChurch(server);
  await server.database.pool.query("update churches set time_zone = $2 where id = $1", [church.churchId, timeZone]);
  const editor = await church.person({ permissions: [can.editContent] });
  const member = await church.person();
  const token = editor.tokenFor("content");
  const add = async (draft: Partial<EventDraft> = {}) =>
    (await server.call(addEvent, { token, body: { ...SUNDAYS, ...draft } })).body;
  const list = async (from: string, to: string, as = token) =>
    (await server.call(listEvents, { token: as, query: { from, to } })).body.occurrences;
  const starts = async (from: string, to: string) => (await list(from, to)).map(({ start }) => start);
  return { church, churchId: church.churchId, editor, member, token, add, list, starts };
}

describe("events", () => {
  test("S3.05 an event repeats by its rule and exceptions, at the same local time across daylight saving changes", async () => {
    const { add, list } = await given();
    const event = await add({
      start: "2026-10-25T10:00",
      end: "2026-10-25T11:30",
      exceptionDates: ["2026-11-08T10:00"],
    });
    expect(event).toMatchObject({
      start: "2026-10-25T10:00",
      recurrenceRule: "FREQ=WEEKLY;BYDAY=SU",
      exceptionDates: ["2026-11-08T10:00"],
    });
    const found = await list("2026-10-20", "2026-11-20");
    expect(found.map(({ start, startsAt }) => `${start} ${startsAt}`)).toEqual([
      "2026-10-25T10:00 2026-10-25T15:00:00.000Z",
      "2026-11-01T10:00 2026-11-01T16:00:00.000Z",
      "2026-11-15T10:00 2026-11-15T16:00:00.000Z",
    ]);
    expect(found[0]?.endsAt).toBe("2026-10-25T16:30:00.000Z");
  });

  test("S7.06 people of the church see all events, visitors only the public ones, and other churches none", async () => {
    const { churchId, member, add } = await given();
    const open = await add({ title: "Concert", recurrenceRule: null });
    const closed = await add({ title: "Elders", recurrenceRule: null, visibility: "church" });
    const query = { from: "2026-11-01", to: "2026-11-30" };
    const token = member.tokenFor("content");
    const all = await server.call(listEvents, { token, query });
    expect(all.body.occurrences.map(({ title }) => title).toSorted()).toEqual(["Concert", "Elders"]);
    const visitors = await server.call(listPublicEvents, { params: { churchId }, query });
    expect(visitors.body.occurrences.map(({ title }) => title)).toEqual(["Concert"]);
    expect((await server.call(listEvents, { query })).status).toBe(401);
    const stranger = await (await createTestChurch(server)).person({ admin: true });
    expect((await server.call(listEvents, { token: stranger.tokenFor("content"), query })).body.occurrences).toEqual(
      [],
    );
    const reads = [open.id, closed.id].map((id) =>
      server.call(readEvent, { token: stranger.tokenFor("content"), params: { id } }),
    );
    for (const { status } of await Promise.all(reads)) expect(status).toBe(404);
  });

  test("S7.06 writing events needs permission to edit content in the same church", async () => {
    const { add, member } = await given();
    const { id } = await add();
    const stranger = await (await createTestChurch(server)).person({ admin: true });
    const tries = (token: string) => [
      server.call(changeEvent, { token, params: { id }, body: { title: "x" } }),
      server.call(removeEvent, { token, params: { id } }),
      server.call(restoreEvent, { token, params: { id } }),
    ];
    for (const { status } of await Promise.all(tries(member.tokenFor("content")))) expect(status).toBe(403);
    for (const { status } of await Promise.all(tries(stranger.tokenFor("content")))) expect(status).toBe(404);
    expect((await server.call(addEvent, { token: member.tokenFor("content"), body: SUNDAYS })).status).toBe(403);
  });

  test("a single occurrence can be changed, moved, removed and restored", async () => {
    const { token, add, list, starts } = await given();
    const { id } = await add({ recurrenceRule: "FREQ=WEEKLY;COUNT=3" });
    const params = { id };
    const change = { scope: "this", recurrenceId: "2026-11-08T10:00", title: "Late service" };
    const body = { ...change, start: "2026-12-24T17:00", end: "2026-12-24T18:00" };
    expect((await server.call(changeEvent, { token, params, body })).status).toBe(200);
    expect(await starts("2026-11-01", "2026-11-30")).toEqual(["2026-11-01T10:00", "2026-11-15T10:00"]);
    expect(await list("2026-12-24", "2026-12-24")).toMatchObject([
      { eventId: id, recurrenceId: "2026-11-08T10:00", title: "Late service", moved: true },
    ]);
    const query = { scope: "this", recurrenceId: "2026-11-08T10:00" };
    await server.call(removeEvent, { token, params, query });
    expect(await starts("2026-11-01", "2026-12-31")).toEqual(["2026-11-01T10:00", "2026-11-15T10:00"]);
    await server.call(changeEvent, { token, params, body: { exceptionDates: [] } });
    expect(await starts("2026-11-01", "2026-12-31")).toHaveLength(3);
  });

  test("changing this and all following occurrences creates a new event with their exceptions and changes", async () => {
    const { token, add, list, starts } = await given();
    const { id } = await add({ recurrenceRule: "FREQ=WEEKLY;COUNT=6", exceptionDates: ["2026-11-29T10:00"] });
    const params = { id };
    const moved = { scope: "this", recurrenceId: "2026-11-22T10:00", title: "Guest" };
    await server.call(changeEvent, { token, params, body: moved });
    const body = {
      scope: "following",
      recurrenceId: "2026-11-15T10:00",
      start: "2026-11-15T11:00",
      end: "2026-11-15T12:30",
    };
    const { body: next } = await server.call(changeEvent, { token, params, body });
    expect(next.id).not.toBe(id);
    expect(await starts("2026-11-01", "2026-12-31")).toEqual([
      "2026-11-01T10:00",
      "2026-11-08T10:00",
      "2026-11-15T11:00",
      "2026-11-22T10:00",
      "2026-12-06T11:00",
    ]);
    const guest = (await list("2026-11-22", "2026-11-22"))[0];
    expect(guest).toMatchObject({ eventId: next.id, recurrenceId: "2026-11-22T11:00", title: "Guest" });
  });

  test("moving the following occurrences to another weekday keeps the number of remaining occurrences", async () => {
    const { token, add, starts } = await given();
    const { id } = await add({ recurrenceRule: "FREQ=WEEKLY;BYDAY=SU;COUNT=4" });
    const body = {
      scope: "following",
      recurrenceId: "2026-11-15T10:00",
      start: "2026-11-16T19:00",
      end: "2026-11-16T20:00",
      recurrenceRule: "FREQ=WEEKLY;BYDAY=MO;COUNT=4",
    };
    expect((await server.call(changeEvent, { token, params: { id }, body })).status).toBe(200);
    expect(await starts("2026-11-01", "2027-01-31")).toEqual([
      "2026-11-01T10:00",
      "2026-11-08T10:00",
      "2026-11-16T19:00",
      "2026-11-23T19:00",
    ]);
  });

  test("S3.05 after a split, the first event can be moved to an earlier hour without duplicate dates", async () => {
    const { add, token, starts } = await given();
    const event = await add();
    const change = (body: object) => server.call(changeEvent, { token, params: { id: event.id }, body });
    await change({ scope: "following", recurrenceId: "2026-11-15T10:00", title: "Late service" });
    const moved = await change({ scope: "all", start: "2026-11-01T08:00", end: "2026-11-01T09:00" });
    expect(moved.status).toBe(200);
    expect(await starts("2026-11-01", "2026-11-30")).toEqual([
      "2026-11-01T08:00",
      "2026-11-08T08:00",
      "2026-11-15T10:00",
      "2026-11-22T10:00",
      "2026-11-29T10:00",
    ]);
  });

  test("S3.05 an event without an end still occurs years later, and one on February 29 in a later leap year", async () => {
    const { add, starts } = await given();
    await add();
    await add({ start: "2028-02-29T18:00", end: "2028-02-29T19:00", recurrenceRule: "FREQ=YEARLY" });
    await add({ start: "2026-11-02T07:00", end: "2026-11-02T08:00", recurrenceRule: "FREQ=YEARLY;INTERVAL=7" });
    expect(await starts("2032-02-28", "2032-03-01")).toEqual(["2032-02-29T18:00", "2032-02-29T10:00"].toSorted());
    expect(await starts("2033-11-01", "2033-11-05")).toEqual(["2033-11-02T07:00"]);
  });

  test("S3.05 an event whose first occurrence is over five years away is accepted, and starts on that day", async () => {
    const { add, starts } = await given();
    const leapDay = "FREQ=YEARLY;INTERVAL=6;BYMONTH=2;BYMONTHDAY=29";
    expect(await add({ start: "2026-11-03T18:00", end: "2026-11-03T19:00", recurrenceRule: leapDay })).toMatchObject({
      start: "2032-02-29T18:00",
      end: "2032-02-29T19:00",
    });
    expect(await starts("2032-02-29", "2032-02-29")).toEqual(["2032-02-29T18:00"]);
    expect(await starts("2044-02-29", "2044-02-29")).toEqual(["2044-02-29T18:00"]);
  });

  test("a single all-day occurrence stays all-day when the whole series moves to a later hour", async () => {
    const { token, add, list } = await given();
    const params = { id: (await add({ recurrenceRule: "FREQ=WEEKLY;COUNT=3" })).id };
    const day = { allDay: true, start: "2026-11-09", end: "2026-11-10" };
    const one = { scope: "this", recurrenceId: "2026-11-08T10:00", ...day };
    await server.call(changeEvent, { token, params, body: one });
    const later = { scope: "all", start: "2026-11-01T11:00", end: "2026-11-01T12:00" };
    await server.call(changeEvent, { token, params, body: later });
    expect(await list("2026-11-01", "2026-11-30")).toMatchObject([
      { start: "2026-11-01T11:00", moved: false },
      { ...day, recurrenceId: "2026-11-08T11:00", moved: true },
      { start: "2026-11-15T11:00", moved: false },
    ]);
  });

  test("moving all occurrences also moves the exception dates", async () => {
    const { token, add, starts } = await given();
    const { id } = await add({ recurrenceRule: "FREQ=WEEKLY;COUNT=3", exceptionDates: ["2026-11-08T10:00"] });
    const body = {
      scope: "all",
      start: "2026-11-02T19:00",
      end: "2026-11-02T20:00",
      recurrenceRule: "FREQ=WEEKLY;COUNT=3",
    };
    await server.call(changeEvent, { token, params: { id }, body });
    expect(await starts("2026-11-01", "2026-11-30")).toEqual(["2026-11-02T19:00", "2026-11-16T19:00"]);
  });

  test("removing occurrences returns the previous rule, and a removed event can be restored", async () => {
    const { token, add, starts } = await given();
    const event = await add({ recurrenceRule: "FREQ=WEEKLY;COUNT=3" });
    const params = { id: event.id };
    const query = { scope: "following", recurrenceId: "2026-11-08T10:00" };
    const cut = await server.call(removeEvent, { token, params, query });
    expect(cut.body.recurrenceRule).toBe("FREQ=WEEKLY;COUNT=3");
    expect(await starts("2026-11-01", "2026-11-30")).toEqual(["2026-11-01T10:00"]);
    await server.call(changeEvent, { token, params, body: { recurrenceRule: cut.body.recurrenceRule } });
    expect(await starts("2026-11-01", "2026-11-30")).toHaveLength(3);
    await server.call(removeEvent, { token, params });
    expect(await starts("2026-11-01", "2026-11-30")).toEqual([]);
    expect((await server.call(readEvent, { token, params })).status).toBe(404);
    await server.call(restoreEvent, { token, params });
    expect(await starts("2026-11-01", "2026-11-30")).toHaveLength(3);
  });

  test("a change with an outdated version gets a conflict error", async () => {
    const { token, add } = await given();
    const { id, version } = await add();
    await server.call(changeEvent, { token, params: { id }, body: { title: "One", version } });
    const late = await server.call(changeEvent, { token, params: { id }, body: { title: "Two", version } });
    expect(late.status).toBe(409);
    expect(late.raw.json()).toMatchObject({ code: "event-changed" });
  });

  test("a recurring event starts on the first day of its rule", async () => {
    const { add } = await given();
    const event = await add({
      start: "2026-11-03T10:00",
      end: "2026-11-03T11:00",
      recurrenceRule: "FREQ=MONTHLY;BYDAY=2SA",
    });
    expect([event.start, event.end]).toEqual(["2026-11-14T10:00", "2026-11-14T11:00"]);
  });
});
