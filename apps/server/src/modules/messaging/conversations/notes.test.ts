import {
  can,
  connectSockets,
  findConversation,
  listMessages,
  listMyNotifications,
  notesRoom,
  startConversations,
  uniqueId,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { createTestForm } from "../../forms/testing/create-test-form.ts";
import { openListener } from "../../realtime/testing/open-listener.ts";
import { createTestParticipants, type TestParticipants } from "../testing/create-test-participants.ts";

let given: TestParticipants;
beforeAll(async () => {
  given = await createTestParticipants();
});
afterAll(() => given.server.close());

const find = (who: TestPerson, contentType: string, contentId: string) =>
  given.server.call(findConversation, { token: given.tokenOf(who), params: { contentType, contentId } });
const start = (who: TestPerson, contentType: string, contentId: string) =>
  given.server.call(startConversations, { token: given.tokenOf(who), body: [{ contentType, contentId }] });
const notesOf = (who: TestPerson, conversationId: string) =>
  given.server.call(listMessages, { token: given.tokenOf(who), params: { conversationId } });

test("S7.09 concurrent requests to start notes on the same subject return one conversation", async () => {
  const { staff, clerk } = given;
  const someone = await given.person("Some", "One");
  expect((await find(staff, "person", someone.personId)).body).toBeNull();
  const begun = await Promise.all([staff, clerk, staff, clerk].map((who) => start(who, "person", someone.personId)));
  const ids = new Set(begun.map(({ body }) => body[0]?.id));
  expect(ids.size).toBe(1);
  const found = (await find(given.viewer, "person", someone.personId)).body;
  expect(found).toMatchObject({ id: [...ids][0], contentType: "person", contentId: someone.personId });
});

test("S6.02 notes on a person need permission to view people to read, to edit people to write, and return 404 to others", async () => {
  const { staff, viewer, eve, stranger, say } = given;
  const someone = await given.person("Some", "One");
  const id = (await start(staff, "person", someone.personId)).body[0]?.id ?? "";
  expect((await say(staff, id, "Needs a visit")).status).toBe(200);
  expect((await notesOf(viewer, id)).body.map(({ content }) => content)).toEqual(["Needs a visit"]);
  expect((await say(viewer, id, "Me too")).status).toBe(403);
  expect((await start(viewer, "person", someone.personId)).status).toBe(403);
  // Not even the person whom the notes are about may read them.
  for (const who of [eve, someone, stranger]) {
    expect((await notesOf(who, id)).status).toBe(404);
    expect((await say(who, id, "Let me in")).status).toBe(404);
    const there = await find(who, "person", someone.personId);
    expect([there.status, there.body]).toEqual([404, (await find(who, "person", "nobody")).body]);
    expect((await start(who, "person", someone.personId)).status).toBe(404);
  }
  for (const token of ["", staff.token]) {
    const params = { contentType: "person", contentId: someone.personId };
    expect((await given.server.call(findConversation, { token, params })).status).toBe(401);
    expect((await given.server.call(startConversations, { token, body: [] })).status).toBe(401);
  }
});

test("S6.02 notes are refused on an unknown subject, a subject of another church or an unknown content type", async () => {
  const { staff, stranger, server } = given;
  const codeOf = async (answer: ReturnType<typeof start>) => (await answer).raw.json<{ code: string }>().code;
  expect(await codeOf(start(staff, "person", stranger.personId))).toBe("noted-thing-not-found");
  expect(await codeOf(start(staff, "person", "nobody"))).toBe("noted-thing-not-found");
  expect(await codeOf(start(staff, "household", "none"))).toBe("noted-thing-not-found");
  expect(await codeOf(start(staff, "group", "x"))).toBe("note-kind-unknown");
  expect(await codeOf(start(staff, "__proto__", "x"))).toBe("note-kind-unknown");
  expect((await find(staff, "privateMessage", staff.personId)).status).toBe(400);

  const householdId = uniqueId();
  await server.database.pool.query("insert into households (church_id, id, name) values ($1, $2, 'Lee')", [
    given.church.churchId,
    householdId,
  ]);
  expect((await start(staff, "household", householdId)).status).toBe(200);
  expect((await start(given.eve, "household", householdId)).status).toBe(404);
});

async function createTestDonation(donor: TestPerson): Promise<string> {
  const { server, church } = given;
  const ids = [church.churchId, uniqueId()];
  await server.database.pool.query(
    "insert into batches (church_id, id, name, batch_date) values ($1, $2, 'b', '2026-11-15')",
    ids,
  );
  await server.database.pool.query(
    "insert into donations (church_id, id, batch_id, person_id, amount, status, donated_on, donated_at, method) values ($1, $2, $2, $3, 2550, 'succeeded', '2026-11-15', now(), 'cash')",
    [...ids, donor.personId],
  );
  return ids[1] ?? "";
}

test("S6.02 notes on a donation need permission to view donations, and return 404 to others, even to its donor", async () => {
  const { staff, ann, stranger, say } = given;
  const [treasurer, other] = [
    await given.person("Tina", "Treasurer", { permissions: [can.viewDonations] }),
    await given.person("Theo", "Treasurer", { permissions: [can.viewDonations] }),
  ];
  const donationId = await createTestDonation(ann);
  const id = (await start(treasurer, "donation", donationId)).body[0]?.id ?? "";
  expect((await say(treasurer, id, "Wants a receipt")).status).toBe(200);
  expect((await find(other, "donation", donationId)).body).toMatchObject({ id });
  expect((await notesOf(other, id)).body.map(({ content }) => content)).toEqual(["Wants a receipt"]);
  for (const who of [staff, ann, stranger]) {
    expect((await notesOf(who, id)).status).toBe(404);
    expect((await say(who, id, "Let me in")).status).toBe(404);
    const there = await find(who, "donation", donationId);
    expect([there.status, there.body]).toEqual([404, (await find(who, "donation", "none")).body]);
    expect((await start(who, "donation", donationId)).status).toBe(404);
  }
  expect((await start(treasurer, "donation", "none")).status).toBe(404);
  expect((await start(treasurer, "person", ann.personId)).status).toBe(404);
});

test("a note notifies earlier authors, but not its own author or authors who lost permission to read it", async () => {
  const { staff, clerk, server, say } = given;
  const gone = await given.person("Gone", "Editor", { permissions: [can.viewPeople, can.editPeople] });
  const someone = await given.person("Some", "One");
  const id = (await start(staff, "person", someone.personId)).body[0]?.id ?? "";
  await say(staff, id, "First");
  await say(gone, id, "Second");
  await server.database.pool.query("delete from role_members where person_id = $1", [gone.personId]);
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await say(clerk, id, "Third");
  const notificationsOf = async (who: TestPerson) =>
    (await server.call(listMyNotifications, { token: given.tokenOf(who) })).body.filter(
      ({ contentId }) => contentId === someone.personId,
    );
  expect(await notificationsOf(staff)).toMatchObject([
    {
      contentType: "note",
      message: "Clara Clerk added a note about Some One.",
      link: `/people/${someone.personId}`,
      isNew: true,
    },
    { message: "Gone Editor added a note about Some One." },
  ]);
  expect(await notificationsOf(clerk)).toEqual([]);
  expect(await notificationsOf(gone)).toEqual([]);
});

test("the notification of a note on a gift, a form or a submission names its subject and links to it", async () => {
  const { church, server, say } = given;
  const treasurers = [1, 2].map(() => church.person({ permissions: [can.viewDonations, can.administerForms] }));
  const [one, other] = await Promise.all(treasurers);
  if (!one || !other) throw new Error("Nobody is there.");
  const donationId = await createTestDonation(given.ann);
  const form = await createTestForm(server, church, { by: one });
  const sent = await form.submit({ Name: "Ann" }, {}, { token: one.token });
  const ofGift = "Ann Lee added a note about the $25.50 donation on November 15, 2026.";
  const ofResponse = "Ann Lee added a note about a response to Camp.";
  for (const [contentType, contentId, message, link] of [
    ["donation", donationId, ofGift, `/treasury/donations/${donationId}`],
    ["form", form.id, "Ann Lee added a note about Camp.", `/forms/${form.id}`],
    ["formSubmission", sent.id, ofResponse, `/forms/${form.id}/responses?response=${sent.id}`],
  ] as const) {
    const id = (await start(one, contentType, contentId)).body[0]?.id ?? "";
    await say(one, id, "First");
    await say(other, id, "Second");
    const { body } = await server.call(listMyNotifications, { token: given.tokenOf(one) });
    expect(body.find((notice) => notice.contentId === contentId)).toMatchObject({ message, link });
  }
});

test("S6.02 the first note on a person is sent to sockets of callers who may read it, and other callers cannot subscribe", async () => {
  const { church, staff, viewer, eve, server, say } = given;
  const someone = await given.person("Some", "One");
  const room = notesRoom("person", someone.personId);
  const listen = async (who: TestPerson) => {
    const listener = await openListener(server.http);
    const body = [{ conversationId: room, churchId: church.churchId, personId: who.personId, socketId: listener.id }];
    const { status } = await server.call(connectSockets, { token: given.tokenOf(who), body });
    return { listener, status };
  };
  const reader = await listen(viewer);
  expect(reader.status).toBe(200);
  for (const who of [eve, someone]) {
    const { listener, status } = await listen(who);
    expect(status).toBe(404);
    listener.close();
  }
  const id = (await start(staff, "person", someone.personId)).body[0]?.id ?? "";
  await say(staff, id, "The very first");
  expect(await reader.listener.waitForMessage("message")).toMatchObject({ message: { content: "The very first" } });
  reader.listener.close();
});
