import {
  changeNotificationPreferences,
  countUnread,
  findPrivateMessage,
  findReachability,
  listMessages,
  listPrivateMessages,
  readPrivateMessage,
  removeMessage,
  startPrivateMessages,
  PRIVATE_MESSAGES_PER_PAGE,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { createTestParticipants, type TestParticipants } from "../testing/create-test-participants.ts";

let given: TestParticipants;
beforeAll(async () => {
  given = await createTestParticipants();
});
afterAll(() => given.server.close());

const pair = async () => [await given.person("Fay", "From"), await given.person("Tom", "To")] as const;
const list = async (who: TestPerson, query = {}) =>
  (await given.server.call(listPrivateMessages, { token: given.tokenOf(who), query })).body;
const open = (who: TestPerson, id: string) =>
  given.server.call(readPrivateMessage, { token: given.tokenOf(who), params: { id } });
const unread = async (who: TestPerson) =>
  (await given.server.call(countUnread, { token: given.tokenOf(who) })).body.pmCount;

test("S7.08 two people share one conversation, no matter which of them starts it and how often", async () => {
  const { startConversation, say } = given;
  const [fay, tom] = await pair();
  const first = await startConversation(fay, tom);
  expect(first).toMatchObject({
    fromPersonId: fay.personId,
    toPersonId: tom.personId,
    notifyPersonId: null,
    unread: 0,
  });
  expect(first.person?.name.display).toBe("Tom To");
  expect((await startConversation(fay, tom)).id).toBe(first.id);
  expect((await startConversation(tom, fay)).conversationId).toBe(first.conversationId);
  const params = { personId: fay.personId };
  const { body } = await given.server.call(findPrivateMessage, { token: given.tokenOf(tom), params });
  expect(body).toMatchObject({ id: first.id, conversationId: first.conversationId });
  const none = await given.server.call(findPrivateMessage, {
    token: given.tokenOf(given.eve),
    params: { personId: fay.personId },
  });
  expect(none.body).toEqual({});
  await say(fay, first.conversationId, "Hello");
  expect(await list(given.eve)).toEqual([]);
});

test("S7.08 two people who start a conversation with each other at the same time get the same one", async () => {
  const [fay, tom] = await pair();
  const conversations = await Promise.all([
    given.startConversation(fay, tom),
    given.startConversation(tom, fay),
    given.startConversation(fay, tom),
  ]);
  expect(new Set(conversations.map(({ id }) => id)).size).toBe(1);
});

test("S4.08 a message stays unread until its recipient opens the conversation, which only participants can open", async () => {
  const { startConversation, say } = given;
  const [fay, tom] = await pair();
  const { id, conversationId } = await startConversation(fay, tom);
  await say(fay, conversationId, "One");
  await say(fay, conversationId, "Two");
  expect(await list(tom)).toMatchObject([
    { id, unread: 2, notifyPersonId: tom.personId, conversation: { messages: [{ content: "Two" }] } },
  ]);
  expect(await list(fay)).toMatchObject([{ id, unread: 0, notifyPersonId: tom.personId }]);
  expect([await unread(tom), await unread(fay)]).toEqual([2, 0]);
  expect((await open(given.eve, id)).status).toBe(404);
  expect((await open(given.stranger, id)).status).toBe(404);
  await say(tom, conversationId, "Three");
  await open(fay, id);
  expect([await unread(tom), await unread(fay)]).toEqual([2, 0]);
  expect((await open(tom, id)).body).toMatchObject({ id, unread: 0, notifyPersonId: null });
  expect(await unread(tom)).toBe(0);
});

test("S3.02 a person who turned off app notifications of private messages has a total of 0, but the list shows unread ones", async () => {
  const { startConversation, say, server, tokenOf } = given;
  const [fay, tom] = await pair();
  const { conversationId } = await startConversation(fay, tom);
  await say(fay, conversationId, "One");
  const choose = (app: boolean) =>
    server.call(changeNotificationPreferences, { token: tokenOf(tom), body: { privateMessage: { app } } });
  await choose(false);
  expect([await unread(tom), (await list(tom))[0]?.unread]).toEqual([0, 1]);
  await choose(true);
  expect(await unread(tom)).toBe(1);
});

test("S3.02 deleting an unread message lowers the unread count, and deleting a read one does not", async () => {
  const { startConversation, say, server, tokenOf } = given;
  const [fay, tom] = await pair();
  const { id, conversationId } = await startConversation(fay, tom);
  const [read] = (await say(fay, conversationId, "Read")).body;
  await open(tom, id);
  const [first] = (await say(fay, conversationId, "First")).body;
  await say(fay, conversationId, "Second");
  const remove = (messageId = "") => server.call(removeMessage, { token: tokenOf(fay), params: { id: messageId } });
  await remove(read?.id);
  expect(await unread(tom)).toBe(2);
  await remove(first?.id);
  expect(await unread(tom)).toBe(1);
});

test("S3.02 unread counts stay exact while 50 messages are sent, deleted and read concurrently", async () => {
  const { startConversation, say, server, tokenOf } = given;
  const [fay, tom] = await pair();
  const { id, conversationId, churchId } = await startConversation(fay, tom);
  await Promise.all(
    Array.from({ length: 50 }, async (_, turn) => {
      const [sent] = (await say(fay, conversationId, `m${turn}`)).body;
      if (turn % 5 === 0) await open(tom, id);
      if (turn % 3 === 0) await server.call(removeMessage, { token: tokenOf(fay), params: { id: sent?.id ?? "" } });
    }),
  );
  const { rows } = await server.database.pool.query<{ count: number; places: number; top: string }>(
    `select count(*) filter (where m.place > s.read_to)::int as count, count(distinct m.place)::int as places
     from conversation_participants s join messages m on m.church_id = s.church_id and m.conversation_id = $3
     where s.church_id = $1 and s.person_id = $2`,
    [churchId, tom.personId, conversationId],
  );
  expect(await unread(tom)).toBe(rows[0]?.count);
  expect(rows[0]?.places).toBe(33);
  await open(tom, id);
  expect(await unread(tom)).toBe(0);
  const { body } = await server.call(listMessages, { token: tokenOf(tom), params: { conversationId } });
  expect(body).toHaveLength(33);
});

test("S6.02 a private conversation cannot be started for another sender, on a foreign conversation, with an unknown person or oneself", async () => {
  const { ann, bob, eve, stranger, begin, server, tokenOf } = given;
  const mine = (await begin(ann))?.id ?? "";
  const theirs = (await begin(eve))?.id ?? "";
  const start = (fromPersonId: string, toPersonId: string, conversationId: string) =>
    server.call(startPrivateMessages, {
      token: tokenOf(ann),
      body: [{ fromPersonId, toPersonId, conversationId }],
    });
  const codeOf = async (answer: ReturnType<typeof start>) => (await answer).raw.json<{ code: string }>().code;
  expect(await codeOf(start(eve.personId, bob.personId, mine))).toBe("not-allowed");
  expect(await codeOf(start(ann.personId, ann.personId, mine))).toBe("talk-with-oneself");
  expect(await codeOf(start(ann.personId, stranger.personId, mine))).toBe("person-not-found");
  expect(await codeOf(start(ann.personId, "nobody", mine))).toBe("person-not-found");
  expect(await codeOf(start(ann.personId, bob.personId, theirs))).toBe("conversation-not-found");
  expect(await codeOf(start(ann.personId, bob.personId, "nowhere"))).toBe("conversation-not-found");
  for (const token of ["", ann.token]) {
    expect((await server.call(startPrivateMessages, { token, body: [] })).status).toBe(401);
    expect((await server.call(listPrivateMessages, { token })).status).toBe(401);
    expect((await server.call(findPrivateMessage, { token, params: { personId: "x" } })).status).toBe(401);
    expect((await server.call(readPrivateMessage, { token, params: { id: "x" } })).status).toBe(401);
  }
});

test("S7.08 conversations are listed the latest first, in pages", async () => {
  const { server, church } = given;
  const fay = await given.person("Fay", "From");
  const count = PRIVATE_MESSAGES_PER_PAGE + 20;
  const values = [church.churchId, fay.personId, count];
  const make = (text: string) => server.database.pool.query(text, values);
  await make(`insert into people (church_id, id, first_name, last_name)
    select $1, $2 || n, 'Other', 'P' || n from generate_series(1, $3::int) n`);
  await make(`insert into conversations (church_id, id, content_type, content_id, begun_by, last_place, date_created)
    select $1, $2 || 'c' || n, 'privateMessage', $2, $2, 1, now() from generate_series(1, $3::int) n`);
  await make(
    `insert into private_messages select $1, $2 || 't' || n, $2 || 'c' || n, $2, $2 || n from generate_series(1, $3::int) n`,
  );
  await make(`insert into messages (church_id, id, conversation_id, place, person_id, content, time_sent)
    select $1, $2 || 'm' || n, $2 || 'c' || n, 1, $2, 'm' || n, now() from generate_series(1, $3::int) n`);
  await make(`insert into conversation_participants (church_id, person_id, private_message_id, other_person_id, latest)
    select $1, $2, $2 || 't' || n, $2 || n, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, $3::int) n`);
  const first = await list(fay);
  expect(first).toHaveLength(PRIVATE_MESSAGES_PER_PAGE);
  expect(first[0]?.conversation.messages[0]?.content).toBe(`m${count}`);
  const rest = await list(fay, { before: first.at(-1)?.id });
  expect(rest.map(({ conversation }) => conversation.messages[0]?.content)).toEqual(
    Array.from({ length: 20 }, (_, index) => `m${20 - index}`),
  );
});

test("S7.08 reachability is returned to callers who may search people or share a conversation, and others get 404", async () => {
  const { server, church, ann, bob, eve, viewer, startConversation, tokenOf } = given;
  const reach = async (who: TestPerson, personId: string) =>
    server.call(findReachability, { token: tokenOf(who), params: { personId } });
  const without = await church.person({ firstName: "No", lastName: "Account", account: false });
  const away = await given.person("Arch", "Ived");
  await server.database.pool.query("update people set archived_at = now() where id = $1", [away.personId]);
  const found = async (id: string) => (await reach(viewer, id)).body.unreachable;
  expect(await found(ann.personId)).toBeNull();
  expect(await found(without.personId)).toBe("no-account");
  expect(await found(away.personId)).toBe("archived");
  expect(await found("nobody")).toBe("gone");
  // Neither may search people: they can ask only about people with whom they have a conversation.
  expect((await reach(eve, without.personId)).status).toBe(404);
  await startConversation(ann, bob);
  expect((await reach(ann, bob.personId)).body).toEqual({ unreachable: null });
});
