import {
  addPlan,
  assignPerson,
  can,
  readTimeline,
  recordDonation,
  startConversations,
  sendMessages,
  type CallAnswer,
  type Permission,
  type TimelineEntry,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestForm } from "../../forms/testing/create-test-form.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

type Timeline = CallAnswer<typeof readTimeline>;

/** A member who gave a check, sent in a form, serves in a plan, and has a note. */
async function createTestMember() {
  const { server } = giving;
  server.clock.now = new Date("2026-11-20T12:00:00Z");
  const { church, churchId, fund } = await createTestDonor(server);
  const member = await church.person({ firstName: "Mia", membershipStatus: "Member" });
  const { personId } = member;
  const staff = await church.person({ admin: true, firstName: "Ada", lastName: "Staff" });
  const check = (donationDate: string) => {
    const body = { donationDate, method: "check", personId, funds: [{ id: fund.id, amount: 12 }] };
    return server.call(recordDonation, { token: staff.tokenFor("giving"), body });
  };
  await check("2026-11-01");
  const form = await createTestForm(server, church);
  await form.submit({ Name: "Mia" }, {}, { token: member.token });
  const token = staff.tokenFor("messaging");
  const noted = [{ contentType: "person", contentId: personId }];
  const conversationId = (await server.call(startConversations, { token, body: noted })).body[0]?.id;
  await server.call(sendMessages, { token, body: [{ conversationId, content: "Moved to Elm Street" }] });
  const serve = async (date: string) => {
    const draft = { name: "Advent", date, positions: [{ name: "Greeter", needed: 1 }] };
    const plan = (await server.call(addPlan, { token: staff.token, body: draft })).body;
    const body = { positionId: plan.positions[0]?.id, personId };
    await server.call(assignPerson, { token: staff.token, params: { id: plan.id }, body });
  };
  await serve("2026-11-29");
  const read = (who: string, query: Record<string, string> = {}, id = personId) =>
    server.call(readTimeline, { token: who, params: { id }, query });
  const withPermissions = async (...permissions: Permission[]) => (await church.person({ permissions })).token;
  return { church, churchId, member, staff, check, serve, read, withPermissions };
}

const kindsOf = ({ entries }: Timeline): TimelineEntry["kind"][] => entries.map(({ kind }) => kind);

test("a person's timeline lists donations, form responses, notes, and days of serving, newest first", async () => {
  const { staff, read } = await createTestMember();
  const { status, body } = await read(staff.token);
  expect(status).toBe(200);
  expect(body.kinds).toEqual(["donation", "form", "note", "serving"]);
  expect(body.next).toBeNull();
  expect(body.entries).toMatchObject([
    { kind: "serving", day: "2026-11-29", plan: { name: "Advent" }, position: "Greeter", status: "unconfirmed" },
    { kind: "form", form: { name: "Camp" } },
    { kind: "note", text: "Moved to Elm Street", writer: "Ada Staff" },
    { kind: "donation", day: "2026-11-01", amount: 12, funds: ["General"], recurring: false, status: "succeeded" },
  ]);
});

test("each kind of entry needs its own permission", async () => {
  const { read, withPermissions } = await createTestMember();
  const kinds = async (...permissions: Permission[]) => {
    const { status, body } = await read(await withPermissions(...permissions));
    expect(status).toBe(200);
    expect(kindsOf(body).toSorted()).toEqual(body.kinds);
    return body.kinds;
  };
  expect(await kinds(can.viewMembers)).toEqual([]);
  expect(await kinds(can.viewMembers, can.viewDonations)).toEqual(["donation"]);
  expect(await kinds(can.viewMembers, can.editPlans)).toEqual(["serving"]);
  expect(await kinds(can.viewPeople)).toEqual(["form", "note"]);
  expect(await kinds(can.editPeople)).toEqual(["form", "note"]);
  const finance = [can.viewDonationSummaries, can.editDonations, can.viewGivingSettings, can.editGivingSettings];
  expect(await kinds(can.viewMembers, ...finance)).toEqual([]);
  expect(await kinds(can.viewMembers, can.administerForms, can.editForms, can.editRoles)).toEqual([]);
});

test("people see their own donations, responses, and days of serving, but not the notes on them", async () => {
  const { church, member, staff, read } = await createTestMember();
  const form = await createTestForm(giving.server, church);
  const about = { contentType: "person", contentId: member.personId };
  expect((await form.submit({ Name: "About Mia" }, about, { token: staff.token })).status).toBe(200);
  const { status, body } = await read(member.token);
  expect(status).toBe(200);
  expect(body.kinds).toEqual(["donation", "form", "serving"]);
  expect(kindsOf(body)).toEqual(["serving", "form", "donation"]);
});

test("the timeline of a person whom the caller may not see is not found", async () => {
  const { member, read, withPermissions } = await createTestMember();
  const other = await createTestMember();
  expect((await read(await withPermissions(can.viewDonations, can.editPlans))).status).toBe(404);
  expect((await read(other.staff.token)).status).toBe(404);
  expect((await read(other.staff.token, {}, member.personId)).status).toBe(404);
  expect((await read("")).status).toBe(401);
});

test("the pages of a timeline contain each entry once, also when entries of several kinds have the same time", async () => {
  const { staff, check, serve, read } = await createTestMember();
  const { pool } = giving.server.database;
  for (let index = 0; index < 15; index++) await check("2026-10-04");
  for (let index = 0; index < 15; index++) await serve("2026-10-04");
  // Donations at the midnight at which serving is sorted.
  await pool.query("update donations set donated_at = '2026-10-04T00:00:00Z' where donated_on = '2026-10-04'");
  const seen: TimelineEntry[] = [];
  let cursor: string | null = "";
  do {
    const page: Timeline = (await read(staff.token, cursor ? { cursor } : {})).body;
    expect(page.entries.length).toBeLessThanOrEqual(20);
    seen.push(...page.entries);
    cursor = page.next;
  } while (cursor);
  expect(seen).toHaveLength(34);
  expect(new Set(seen.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(34);
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test("a timeline can be limited to one kind, and a damaged cursor is refused", async () => {
  const { staff, read } = await createTestMember();
  expect(kindsOf((await read(staff.token, { kind: "note" })).body)).toEqual(["note"]);
  const damaged = Buffer.from(JSON.stringify(["0000-01-01T00:00:00Z", "note", "x"])).toString("base64url");
  for (const cursor of ["x", damaged]) {
    const { status, body } = await read(staff.token, { cursor });
    expect([status, body]).toMatchObject([400, { code: "cursor-invalid" }]);
  }
});
