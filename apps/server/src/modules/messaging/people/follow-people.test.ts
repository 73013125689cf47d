import {
  can,
  countUnread,
  erasePerson,
  exportPerson,
  findConversation,
  listMessages,
  listPrivateMessages,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { createTestParticipants, type TestParticipants } from "../testing/create-test-participants.ts";
import { mergeAndConfirm } from "../../../../test/merge-and-confirm.ts";

let given: TestParticipants;
let admin: TestPerson;
beforeAll(async () => {
  given = await createTestParticipants();
  admin = await given.church.person({ admin: true });
});
afterAll(() => given.server.close());

const contents = async (who: TestPerson, conversationId: string) =>
  (await given.server.call(listMessages, { token: given.tokenOf(who), params: { conversationId } })).body.map(
    ({ content }) => content,
  );
const conversationsOf = async (who: TestPerson) =>
  (await given.server.call(listPrivateMessages, { token: given.tokenOf(who) })).body;
const later = () => {
  given.server.clock.now = new Date(given.server.clock.now.getTime() + 1000);
};

test("erasing a person removes their name from their private messages and deletes the notes on them", async () => {
  const { person, startConversation, say, begin, staff, server, tokenOf } = given;
  const [gone, kept] = [await person("Gone", "Soon"), await person("Kept", "Here")];
  const { conversationId } = await startConversation(gone, kept);
  await say(gone, conversationId, "Farewell");
  const notes = (await begin(staff, "person", gone.personId))?.id ?? "";
  await say(staff, notes, "Moved away");
  const erased = await server.call(erasePerson, {
    token: admin.token,
    params: { id: gone.personId },
    body: { confirm: "Gone Soon" },
  });
  expect(erased.status).toBe(200);
  await server.work();
  const { body } = await server.call(listMessages, { token: tokenOf(kept), params: { conversationId } });
  expect(body).toMatchObject([{ content: "Farewell", personId: null, displayName: "", person: null }]);
  expect(await conversationsOf(kept)).toMatchObject([{ conversationId, person: null }]);
  expect((await say(kept, conversationId, "Hello?")).status).toBe(404);
  const { rows } = await server.database.pool.query("select id from conversations where id = $1", [notes]);
  expect(rows).toEqual([]);
});

test("merging two people merges their conversations with the same person by time, with exact unread counts", async () => {
  const { person, startConversation, say, server, tokenOf } = given;
  const [keep, drop, friend] = [
    await person("Kay", "Keep"),
    await person("Kay", "Drop"),
    await person("Fred", "Friend"),
  ];
  const [kept, dropped] = [await startConversation(keep, friend), await startConversation(friend, drop)];
  await say(keep, kept.conversationId, "1");
  later();
  await say(friend, dropped.conversationId, "2");
  later();
  await say(drop, dropped.conversationId, "3");
  later();
  await say(friend, kept.conversationId, "4");
  const other = await startConversation(drop, given.eve);
  await say(given.eve, other.conversationId, "Hi");
  // Only one of the two has an account now, so private conversations move to the kept person.
  await server.database.pool.query("delete from user_churches where person_id = $1", [drop.personId]);
  await mergeAndConfirm(server, admin.token, { keepId: keep.personId, dropId: drop.personId });
  expect(await contents(friend, kept.conversationId)).toEqual(["1", "2", "3", "4"]);
  expect((await conversationsOf(friend)).filter(({ person: who }) => who?.id === keep.personId)).toHaveLength(1);
  expect((await conversationsOf(keep)).map(({ conversationId }) => conversationId).sort()).toEqual(
    [kept.conversationId, other.conversationId].sort(),
  );
  const pmCount = async (who: TestPerson) => (await server.call(countUnread, { token: tokenOf(who) })).body.pmCount;
  expect(await pmCount(friend)).toBe(2);
  expect(await pmCount(keep)).toBe(3);
  await say(friend, kept.conversationId, "5");
  expect(await contents(keep, kept.conversationId)).toEqual(["1", "2", "3", "4", "5"]);
});

test("merging two people who both have accounts does not move private messages from one account to the other", async () => {
  const { person, startConversation, say, server } = given;
  const [keep, drop, friend] = [
    await person("Kim", "Keep"),
    await person("Kim", "Drop"),
    await person("Finn", "Friend"),
  ];
  const { conversationId } = await startConversation(drop, friend);
  await say(drop, conversationId, "Between Kim's first account and Finn");
  await mergeAndConfirm(server, admin.token, { keepId: keep.personId, dropId: drop.personId });
  expect(await conversationsOf(keep)).toEqual([]);
  expect(await contents(friend, conversationId)).toHaveLength(1);
});

test("merging two people merges the notes on them, oldest first", async () => {
  const { person, say, begin, staff, server, tokenOf } = given;
  const [keep, drop] = [await person("Nora", "Keep"), await person("Nora", "Drop")];
  const dropped = (await begin(staff, "person", drop.personId))?.id ?? "";
  await say(staff, dropped, "older");
  later();
  const kept = (await begin(staff, "person", keep.personId))?.id ?? "";
  await say(staff, kept, "newer");
  await mergeAndConfirm(server, admin.token, { keepId: keep.personId, dropId: drop.personId });
  expect(await contents(staff, kept)).toEqual(["older", "newer"]);
  const params = { contentType: "person", contentId: drop.personId };
  expect((await server.call(findConversation, { token: tokenOf(staff), params })).status).toBe(404);
});

test("S6.02 a person's data export contains no private messages", async () => {
  const { person, startConversation, say, begin, staff, server } = given;
  const editor = await person("Ed", "Editor", { permissions: [can.viewPeople, can.editPeople] });
  const [one, other] = [await person("Una", "One"), await person("Otto", "Other")];
  const { conversationId } = await startConversation(one, other);
  await say(one, conversationId, "Between us two");
  await say(staff, (await begin(staff, "person", one.personId))?.id ?? "", "A note on Una");
  const answer = await server.call(exportPerson, { token: editor.token, params: { id: one.personId } });
  expect(answer.status).toBe(200);
  expect(answer.raw.body).not.toMatch(/Between us|Otto/);
  expect(answer.body.parts).toMatchObject({
    messages: { privateConversations: 1, notesOnThem: [{ content: "A note on Una" }] },
  });
  const own = await server.call(exportPerson, { token: one.token, params: { id: one.personId } });
  expect(own.body.parts).toMatchObject({
    notifications: { told: [], preferences: { note: { app: true, mail: false } } },
  });
});
