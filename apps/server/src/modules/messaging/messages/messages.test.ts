import {
  MAX_MESSAGE_LENGTH,
  isEdited,
  listMessages,
  MAX_MESSAGES_AT_ONCE,
  MESSAGES_PER_PAGE,
  readMessage,
  readMessageOfChurch,
  removeMessage,
  removeMessageOfChurch,
  sendMessages,
  type Message,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/create-test-church.ts";
import { createTestParticipants, type TestParticipants } from "../testing/create-test-participants.ts";

let given: TestParticipants;
beforeAll(async () => {
  given = await createTestParticipants();
});
afterAll(() => given.server.close());

const list = (who: TestPerson, conversationId: string, query: Record<string, string> = {}) =>
  given.server.call(listMessages, { token: given.tokenOf(who), params: { conversationId }, query });
const contents = (messages: readonly Message[]) => messages.map(({ content }) => content);

test("S7.09 both participants read the messages of a conversation, oldest first, with their author", async () => {
  const { ann, bob, startConversation, say } = given;
  const { conversationId } = await startConversation(ann, bob);
  const { status, body } = await say(ann, conversationId, "Hello Bob");
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({
    conversationId,
    personId: ann.personId,
    displayName: "Ann Lee",
    content: "Hello Bob",
    timeUpdated: null,
    person: { id: ann.personId, name: { display: "Ann Lee" } },
  });
  await say(bob, conversationId, "Hello Ann");
  for (const who of [ann, bob]) {
    expect(contents((await list(who, conversationId)).body)).toEqual(["Hello Bob", "Hello Ann"]);
  }
  const { body: one } = await given.server.call(readMessage, {
    token: given.tokenOf(bob),
    params: { id: body[0]?.id ?? "" },
  });
  expect(one.content).toBe("Hello Bob");
  const { body: same } = await given.server.call(readMessageOfChurch, {
    token: given.tokenOf(bob),
    params: { churchId: given.church.churchId, id: one.id },
  });
  expect(same).toEqual(one);
});

test("S6.03 only the author edits a message; another participant gets 403 with the bare text Forbidden", async () => {
  const { ann, bob, startConversation, say } = given;
  const { conversationId } = await startConversation(ann, bob);
  const [sent] = (await say(ann, conversationId, "Helo")).body;
  const id = sent?.id ?? "";
  const refused = await given.server.http.inject({
    method: "POST",
    url: "/api/messaging/messages",
    headers: { authorization: `Bearer ${given.tokenOf(bob)}` },
    payload: [{ ...sent, content: "I am Ann" }],
  });
  expect([refused.statusCode, refused.body]).toEqual([403, "Forbidden"]);
  expect(refused.headers["content-type"]).toMatch(/^text\/plain/);

  given.server.clock.now = new Date(given.server.clock.now.getTime() + 1000);
  const { status, body } = await say(ann, conversationId, "Hello", { id });
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({ id, content: "Hello", timeSent: sent?.timeSent, personId: ann.personId });
  expect(isEdited(body[0]!)).toBe(true);
  expect(contents((await list(bob, conversationId)).body).at(-1)).toBe("Hello");
});

test("S7.09 only the author deletes a message", async () => {
  const { ann, bob, eve, startConversation, say, server, tokenOf } = given;
  const { conversationId } = await startConversation(ann, bob);
  const [first] = (await say(ann, conversationId, "One")).body;
  const [second] = (await say(ann, conversationId, "Two")).body;
  const params = { id: first?.id ?? "" };
  const refused = await server.http.inject({
    method: "DELETE",
    url: `/api/messaging/messages/${params.id}`,
    headers: { authorization: `Bearer ${tokenOf(bob)}` },
  });
  expect([refused.statusCode, refused.body]).toEqual([403, "Forbidden"]);
  expect((await server.call(removeMessage, { token: tokenOf(eve), params })).status).toBe(404);
  expect((await server.call(removeMessage, { token: tokenOf(ann), params })).status).toBe(200);
  expect((await server.call(removeMessage, { token: tokenOf(ann), params })).status).toBe(404);
  const wholePath = { churchId: given.church.churchId, id: second?.id ?? "" };
  expect((await server.call(removeMessageOfChurch, { token: tokenOf(ann), params: wholePath })).status).toBe(200);
  expect(contents((await list(bob, conversationId)).body)).not.toContain("Two");
});

test("S6.02 a private conversation returns 404 to everyone but its participants, as if it did not exist", async () => {
  const { ann, bob, eve, staff, stranger, startConversation, say, server, tokenOf } = given;
  const { conversationId } = await startConversation(ann, bob);
  const [message] = (await say(ann, conversationId, "Secret")).body;
  const id = message?.id ?? "";
  const admin = await given.church.person({ admin: true });
  for (const who of [eve, staff, admin, stranger]) {
    const token = tokenOf(who);
    const there = await list(who, conversationId);
    const nowhere = await list(who, "nowhere");
    expect([there.status, there.body]).toEqual([404, nowhere.body]);
    expect((await say(who, conversationId, "Hi")).status).toBe(404);
    expect((await say(who, conversationId, "Changed", { id })).status).toBe(404);
    expect((await server.call(readMessage, { token, params: { id } })).status).toBe(404);
    expect((await server.call(removeMessage, { token, params: { id } })).status).toBe(404);
  }
  expect((await list(ann, conversationId)).body.at(-1)?.content).toBe("Secret");
});

test("S6.02 messages cannot be sent, read or deleted without a token or with a token of another API", async () => {
  const { ann, bob, startConversation, server } = given;
  const { conversationId } = await startConversation(ann, bob);
  for (const token of ["", ann.token, ann.tokenFor("giving"), ann.userToken]) {
    const body = [{ conversationId, content: "Hello" }];
    expect((await server.call(sendMessages, { token, body })).status).toBe(401);
    expect((await server.call(listMessages, { token, params: { conversationId } })).status).toBe(401);
    expect((await server.call(readMessage, { token, params: { id: "x" } })).status).toBe(401);
    expect((await server.call(removeMessage, { token, params: { id: "x" } })).status).toBe(401);
  }
});

test("S5.06 a blank message is refused with its error text, and no other message of the same request is sent", async () => {
  const { ann, bob, startConversation, server, tokenOf } = given;
  const { conversationId } = await startConversation(ann, bob);
  const before = (await list(ann, conversationId)).body.length;
  for (const blank of ["", " ", "\n\t", "\u200b", "\u3164 \u2060"]) {
    const body = [
      { conversationId, content: "Fine" },
      { conversationId, content: blank },
    ];
    const answer = await server.call(sendMessages, { token: tokenOf(ann), body });
    expect(answer.status).toBe(400);
    expect(answer.raw.json()).toMatchObject({ code: "message-blank", message: "Please enter a message" });
  }
  const long = [{ conversationId, content: "x".repeat(MAX_MESSAGE_LENGTH + 1) }];
  expect((await server.call(sendMessages, { token: tokenOf(ann), body: long })).status).toBe(400);
  expect((await list(ann, conversationId)).body).toHaveLength(before);
});

test("S7.09 one request sends up to ten messages; a request with eleven is refused and sends none", async () => {
  const { server, tokenOf, startConversation, person } = given;
  const [from, to] = [await person("Fay", "From"), await person("Tom", "To")];
  const { conversationId } = await startConversation(from, to);
  const drafts = Array.from({ length: MAX_MESSAGES_AT_ONCE + 1 }, (_, n) => ({ conversationId, content: `m${n}` }));
  const send = (body: typeof drafts) => server.call(sendMessages, { token: tokenOf(from), body });
  expect((await send(drafts)).status).toBe(400);
  expect((await list(to, conversationId)).body).toEqual([]);
  const ten = drafts.slice(1);
  expect(contents((await send(ten)).body)).toEqual(ten.map(({ content }) => content));
  expect(contents((await list(to, conversationId)).body)).toEqual(ten.map(({ content }) => content));
});

test("concurrent repeats of a message with the same client id store one message", async () => {
  const { startConversation, say, person } = given;
  const [from, to] = [await person("Fay", "From"), await person("Tom", "To")];
  const { conversationId } = await startConversation(from, to);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => say(from, conversationId, "Only once", { clientId: "c-1" })),
  );
  const ids = answers.map(({ body }) => body[0]?.id);
  expect(new Set(ids).size).toBe(1);
  expect(answers[0]?.body[0]?.clientId).toBe("c-1");
  expect(contents((await list(to, conversationId)).body)).toEqual(["Only once"]);
  // The same clientId sent by somebody else is another message.
  await say(to, conversationId, "Mine", { clientId: "c-1" });
  expect(contents((await list(to, conversationId)).body)).toEqual(["Only once", "Mine"]);
});

test("S7.09 a long conversation is read in pages, back and forth, without a gap", async () => {
  const { startConversation, person, server } = given;
  const [from, to] = [await person("Fay", "From"), await person("Tom", "To")];
  const { conversationId, churchId } = await startConversation(from, to);
  await server.database.pool.query(
    `insert into messages (church_id, id, conversation_id, place, person_id, content, time_sent)
     select $1, 'long' || n, $2, n, $3, 'm' || n, now() from generate_series(1, 250) n`,
    [churchId, conversationId, from.personId],
  );
  const newest = (await list(to, conversationId)).body;
  expect(newest).toHaveLength(MESSAGES_PER_PAGE);
  expect([newest[0]?.content, newest.at(-1)?.content]).toEqual(["m151", "m250"]);
  const back = (await list(to, conversationId, { before: newest[0]?.id ?? "", limit: "20" })).body;
  expect([back[0]?.content, back.at(-1)?.content]).toEqual(["m131", "m150"]);
  const ahead = (await list(to, conversationId, { after: "long240" })).body;
  expect(contents(ahead)).toEqual(Array.from({ length: 10 }, (_, index) => `m${241 + index}`));
  expect((await list(to, conversationId, { limit: "0" })).body).toHaveLength(1);
  expect((await list(to, conversationId, { limit: "999999" })).body).toHaveLength(MESSAGES_PER_PAGE);
  expect((await list(to, conversationId, { before: "nowhere" })).status).toBe(404);
  expect((await list(to, conversationId, { limit: "many" })).status).toBe(400);
});

test("a response contains each author's person card once, and the author's name with every message", async () => {
  const { startConversation, say, person } = given;
  const [from, to] = [await person("Fay", "From"), await person("Tom", "To")];
  const { conversationId } = await startConversation(from, to);
  for (const who of [from, from, to, to, from]) await say(who, conversationId, "Hello");
  const { body } = await list(to, conversationId);
  expect(body.map(({ displayName }) => displayName)).toEqual(["Fay From", "Fay From", "Tom To", "Tom To", "Fay From"]);
  expect(body.map((message) => message.person?.name.display ?? null)).toEqual(["Fay From", null, "Tom To", null, null]);
});
