import {
  addEvent,
  addPlan,
  assignPerson,
  can,
  changeEvent,
  erasePerson,
  readFeedAddresses,
  renewFeedAddress,
  type EventDraft,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { mergeAndConfirm } from "../../../../test/merge-and-confirm.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-11-15T12:00:00Z");
});
afterAll(() => server.close());

const SERVICE: EventDraft = {
  title: "Service; all welcome",
  place: "Hall",
  start: "2026-11-01T10:00",
  end: "2026-11-01T11:00",
  recurrenceRule: "FREQ=WEEKLY;UNTIL=20261231T235900",
  exceptionDates: ["2026-11-08T10:00"],
};

async function given() {
  const church = await createTestChurch(server);
  const { churchId } = church;
  await server.database.pool.query("update churches set time_zone = 'America/Chicago' where id = $1", [churchId]);
  const editor = await church.person({ permissions: [can.editContent, can.editPlans] });
  const member = await church.person({ firstName: "Mia" });
  const token = editor.tokenFor("content");
  const service = (await server.call(addEvent, { token, body: SERVICE })).body;
  const elders = { title: "Elders", start: "2026-11-20", end: "2026-11-21", allDay: true, visibility: "church" };
  await server.call(addEvent, { token, body: elders });
  const addresses = async (who = member) =>
    (await server.call(readFeedAddresses, { token: who.tokenFor("content") })).body;
  const get = (address: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(address);
    return server.http.inject({ method: "GET", url: pathname + search, headers });
  };
  return { church, churchId, editor, member, token, service, addresses, get };
}

test("S3.05 the public calendar link has rules, exceptions and the time zone, and no church-only events", async () => {
  const { addresses, get, service } = await given();
  const answer = await get((await addresses()).public);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const lines = answer.body.split("\r\n");
  for (const line of [
    `UID:${service.id}@offertory`,
    "DTSTART;TZID=America/Chicago:20261101T100000",
    "DTEND;TZID=America/Chicago:20261101T110000",
    "RRULE:FREQ=WEEKLY;UNTIL=20270101T055900Z",
    "EXDATE;TZID=America/Chicago:20261108T100000",
    "TZID:America/Chicago",
    "SUMMARY:Service\\; all welcome",
    "LOCATION:Hall",
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toBe(true);
  expect(answer.body).not.toContain("Elders");
});

test("S3.05 a calendar with a recurring event in later decades contains the yearly rules of its time zone", async () => {
  const { addresses, get, token } = await given();
  const draft = { title: "Jubilee", start: "2041-07-07T10:00", end: "2041-07-07T11:00", recurrenceRule: "FREQ=WEEKLY" };
  expect((await server.call(addEvent, { token, body: draft })).status).toBe(200);
  const { body } = await get((await addresses()).public);
  const zone = body.slice(body.indexOf("BEGIN:VTIMEZONE"), body.indexOf("END:VTIMEZONE"));
  const summer = ["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "TZOFFSETFROM:-0600", "TZOFFSETTO:-0500", "END:DAYLIGHT"];
  const winter = ["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0600", "END:STANDARD"];
  expect(zone).toContain(["DTSTART:20270314T020000", ...summer].join("\r\n"));
  expect(zone).toContain(["DTSTART:20271107T020000", ...winter].join("\r\n"));
  expect(body).toContain("DTSTART;TZID=America/Chicago:20410707T100000");
});

test("S3.05 a time zone without yearly rules lists each change until the last event", async () => {
  const { addresses, get, token, churchId } = await given();
  await server.database.pool.query("update churches set time_zone = 'Africa/Cairo' where id = $1", [churchId]);
  const draft = { title: "Jubilee", start: "2039-07-07T10:00", end: "2039-07-07T11:00" };
  await server.call(addEvent, { token, body: draft });
  const { body } = await get((await addresses()).public);
  expect(body).toContain("DTSTART:20390429T000000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0300");
  expect(body).not.toContain("DTSTART:204104");
});

test("an unchanged calendar returns 304 for its ETag, and a changed event returns a new calendar", async () => {
  const { addresses, get, service, token } = await given();
  const address = (await addresses()).public;
  const { etag } = (await get(address)).headers;
  const again = await get(address, { "if-none-match": String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const body = { scope: "this", recurrenceId: "2026-11-15T10:00", start: "2026-11-15T12:00", end: "2026-11-15T13:00" };
  await server.call(changeEvent, { token, params: { id: service.id }, body });
  const changed = await get(address, { "if-none-match": String(etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain("RECURRENCE-ID;TZID=America/Chicago:20261115T100000");
});

test("the personal calendar link also has church-only events and the person's own assignments", async () => {
  const { addresses, get, editor, member } = await given();
  const positions = [{ name: "Greeter", needed: 1 }];
  const draft = { name: "Advent", date: "2026-11-29", positions };
  const { body: plan } = await server.call(addPlan, { token: editor.token, body: draft });
  const body = { positionId: plan.positions[0]?.id, personId: member.personId };
  await server.call(assignPerson, { token: editor.token, params: { id: plan.id }, body });
  const { body: feed } = await get((await addresses()).personal);
  expect(feed).toContain("SUMMARY:Elders");
  expect(feed).toContain("DTEND;VALUE=DATE:20261122");
  expect(feed).toContain("SUMMARY:Greeter · Advent");
  expect((await get((await addresses(editor)).personal)).body).not.toContain("Greeter");
});

test("S7.06 a personal calendar link is refused with another person's key, an old key or no key", async () => {
  const { addresses, get, member, editor, churchId } = await given();
  const { personal } = await addresses();
  const others = new URL((await addresses(editor)).personal);
  const swapped = new URL(personal);
  swapped.searchParams.set("key", others.searchParams.get("key") ?? "");
  const keyless = `http://x/calendar/${churchId}.ics?person=${member.personId}`;
  for (const address of [swapped.href, keyless, `${keyless}&key=`]) expect((await get(address)).statusCode).toBe(404);
  await server.call(renewFeedAddress, { token: member.tokenFor("content") });
  expect((await get(personal)).statusCode).toBe(404);
  expect((await get((await addresses()).personal)).statusCode).toBe(200);
});

test("S7.06 the calendar link of a person who was archived or left the church is refused", async () => {
  const { addresses, get, member, editor } = await given();
  const [one, other] = [(await addresses()).personal, (await addresses(editor)).personal];
  await server.database.pool.query("update people set archived_at = now() where id = $1", [member.personId]);
  await server.database.pool.query("delete from user_churches where person_id = $1", [editor.personId]);
  for (const address of [one, other]) expect((await get(address)).statusCode).toBe(404);
});

test.each([
  ["nobody.ics", 404, "church-not-found"],
  ["nobody.ics?person=nobody&key=x", 404, "calendar-feed-not-found"],
  [`${"a".repeat(65)}.ics`, 404, "calendar-feed-not-found"],
  ["nobody.ics?person=a&person=b", 404, "calendar-feed-not-found"],
  ["a%00b.ics", 400, "malformed"],
])(
  "S8.05 an unknown or malformed calendar link is refused with an error code: %s returns %i %s",
  async (link, status, code) => {
    const answer = await server.http.inject({ method: "GET", url: `/calendar/${link}` });
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  },
);

test("an occurrence that was changed to all-day replaces the timed occurrence in the calendar", async () => {
  const { addresses, get, service, token } = await given();
  const day = { allDay: true, start: "2026-11-15", end: "2026-11-15" };
  const body = { scope: "this", recurrenceId: "2026-11-15T10:00", ...day };
  await server.call(changeEvent, { token, params: { id: service.id }, body });
  const feed = (await get((await addresses()).public)).body;
  expect(feed).toContain("\r\nRECURRENCE-ID;TZID=America/Chicago:20261115T100000\r\n");
  expect(feed).toContain("\r\nDTSTART;VALUE=DATE:20261115\r\n");
});

test("a changed occurrence of an all-day event has a date as its RECURRENCE-ID", async () => {
  const { addresses, get, token } = await given();
  const draft = {
    title: "Fasting",
    start: "2026-11-18",
    end: "2026-11-18",
    allDay: true,
    recurrenceRule: "FREQ=WEEKLY",
  };
  const { body: event } = await server.call(addEvent, { token, body: draft });
  const body = { scope: "this", recurrenceId: "2026-11-25", start: "2026-11-26", end: "2026-11-26" };
  await server.call(changeEvent, { token, params: { id: event.id }, body });
  expect((await get((await addresses()).public)).body).toContain("\r\nRECURRENCE-ID;VALUE=DATE:20261125\r\n");
});

test("merging two people keeps one calendar link, and erasing a person ends it and clears the creator of their events", async () => {
  const { church, editor, member, addresses, get, service } = await given();
  const { token } = await church.person({ admin: true });
  const writer = async () =>
    (await server.database.pool.query("select created_by from events where id = $1", [service.id])).rows;
  const [dropped, kept] = [(await addresses(editor)).personal, (await addresses()).personal];
  const body = { keepId: member.personId, dropId: editor.personId };
  await mergeAndConfirm(server, token, body);
  expect([(await get(dropped)).statusCode, (await get(kept)).statusCode]).toEqual([404, 200]);
  expect(await writer()).toEqual([{ created_by: member.personId }]);

  await server.call(erasePerson, { token, params: { id: member.personId }, body: { confirm: "Mia Lee" } });
  await server.work();
  expect((await get(kept)).statusCode).toBe(404);
  expect(await writer()).toEqual([{ created_by: null }]);
});

test("a calendar has at most a million characters of descriptions, and later events have none", async () => {
  const { addresses, churchId, get } = await given();
  await server.database.pool.query(
    `insert into events (church_id, id, title, description, starts, ends, visibility, created_at, changed_at, last_day)
     select $1, 'long' || n, 'Event ' || n, repeat('d', 5000), '2027-01-01T10:00', '2027-01-01T11:00', 'public', now(), now(), '2027-01-01'
     from generate_series(1, 300) n`,
    [churchId],
  );
  const { body, statusCode } = await get((await addresses()).public);
  expect(statusCode).toBe(200);
  expect(body.match(/^SUMMARY:Event /gm)).toHaveLength(300);
  expect(body.match(/^DESCRIPTION:/gm)).toHaveLength(200);
});
