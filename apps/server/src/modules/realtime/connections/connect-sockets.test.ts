import { connectSockets, disconnectSocket } from "@offertory/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestListeners, textOf, type GivenListeners } from "../testing/create-test-listeners.ts";
import type { Listener } from "../testing/open-listener.ts";

let given: GivenListeners;
beforeAll(async () => {
  given = await createTestListeners();
});
afterEach(() => given.letGo());
afterAll(() => given.close());

test("S7.10 a socket that asks for its id receives a long, unique id", async () => {
  const [first, second] = [await given.listenAt(), await given.listenAt()];
  expect(first.id).toMatch(/^[\w-]{22}$/);
  expect(first.id).not.toBe(second.id);
  first.socket.send("anything");
  expect(await first.waitForMessage("socketId")).toBe(first.id);
});

test("S6.02 a connection without a token receives empty wake-ups, and never the content", async () => {
  const { ann, bob, church, startConversation, say } = given;
  const { conversationId } = await startConversation(ann, bob);
  const listener = await given.listenAt();
  const draft = { churchId: church.churchId, personId: bob.personId };
  // An empty, foreign or malformed token counts as no token.
  for (const token of ["", "undefined", bob.token]) {
    const answer = await listener.join(draft, token);
    expect(answer.json()).toEqual([{ conversationId: "alerts", socketId: listener.id, heard: "wake-ups" }]);
  }
  await say(ann, conversationId, "For Bob alone");
  expect(await listener.waitForMessage("privateMessage")).toEqual({});
  expect(JSON.stringify(listener.received)).not.toContain("Bob alone");
  expect((await listener.join({ ...draft, conversationId })).statusCode).toBe(401);
  await say(ann, conversationId, "Still for Bob alone");
  expect(await listener.waitForMessage("privateMessage")).toEqual({});
  expect(listener.received).toEqual([]);
});

test("S5.08 a connection without a person or a socket, or for another person or church, is refused", async () => {
  const { ann, bob, stranger, church, elsewhere, tokenOf } = given;
  const listener = await given.listenAt();
  const { churchId } = church;
  const codeOf = async (answer: ReturnType<Listener["join"]>) => {
    const { statusCode, body } = await answer;
    return [statusCode, JSON.parse(body).code];
  };
  for (const token of ["", tokenOf(ann)]) {
    for (const lack of [
      { personId: null },
      { personId: "" },
      { personId: ann.personId, socketId: null },
      { personId: ann.personId, socketId: "" },
      { personId: ann.personId, socketId: "not a name of ours" },
    ])
      expect(await codeOf(listener.join({ churchId, ...lack }, token))).toEqual([400, "connection-incomplete"]);
  }
  const refused = [403, "connection-not-yours"];
  expect(await codeOf(listener.join({ churchId, personId: bob.personId }, tokenOf(ann)))).toEqual(refused);
  expect(await codeOf(listener.join({ churchId: elsewhere.churchId, personId: ann.personId }, tokenOf(ann)))).toEqual(
    refused,
  );
  expect(await codeOf(listener.join({ churchId, personId: bob.personId }, tokenOf(stranger)))).toEqual(refused);
  const { conversationId } = await given.startConversation(ann, bob);
  await given.say(ann, conversationId, "Not for listeners");
  await given.say(bob, conversationId, "Nor this");
  await given.settle(await given.joinSocket(given.eve), given.eve, ann);
  expect(listener.received).toEqual([]);
});

test("S6.02 a caller cannot join a conversation that they may not read, even with its id", async () => {
  const { ann, bob, eve, stranger, church, elsewhere, staff, begin, startConversation, say, tokenOf } = given;
  const { conversationId } = await startConversation(ann, bob);
  const notes = (await begin(staff, "person", ann.personId))?.id ?? "";
  const listener = await given.listenAt();
  for (const id of [conversationId, notes, "nowhere"]) {
    for (const [who, churchId] of [
      [eve, church.churchId],
      [stranger, elsewhere.churchId],
    ] as const) {
      const draft = { churchId, personId: who.personId, conversationId: id };
      const answer = await listener.join(draft, tokenOf(who));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "conversation-not-found"]);
    }
  }
  await say(ann, conversationId, "Between us");
  await say(staff, notes, "About Ann");
  await given.settle(await given.joinSocket(eve), eve, ann);
  expect(listener.received).toEqual([]);
});

test("S7.10 a socket that leaves a conversation receives no more of its messages, and a closed socket is removed", async () => {
  const { ann, bob, startConversation, say, server, tokenOf } = given;
  const { conversationId } = await startConversation(ann, bob);
  const listener = await given.joinSocket(bob, { conversationId });
  await listener.join({ churchId: given.church.churchId, personId: bob.personId }, tokenOf(bob));
  const body = { socketId: listener.id, conversationId };
  expect((await server.call(disconnectSocket, { token: tokenOf(bob), body })).status).toBe(200);
  expect((await server.call(disconnectSocket, { body })).status).toBe(401);
  await say(ann, conversationId, "Into the empty room");
  await listener.waitForMessage("privateMessage");
  expect(listener.received).toEqual([]);
  expect(given.one.realtime.trusted.has(listener.id)).toBe(true);
  listener.close();
  await listener.closed;
  await expect.poll(() => given.one.realtime.trusted.has(listener.id)).toBe(false);
});

test("S7.10 a socket that reconnects as another person receives broadcasts for that person only", async () => {
  const { ann, bob, eve, church, startConversation, say, tokenOf } = given;
  const listener = await given.joinSocket(ann);
  await listener.join({ churchId: church.churchId, personId: bob.personId }, tokenOf(bob));
  const { conversationId } = await startConversation(eve, ann);
  await say(eve, conversationId, "Only for Ann");
  expect(textOf(await given.settle(listener, bob, eve))).toBe("the end");
});

test("S5.08 a malformed connection request is refused with status 400", async () => {
  for (const body of [{}, [{}], [null], [{ conversationId: 1 }], "x", Array.from({ length: 21 }, () => ({}))]) {
    const { status } = await given.server.call(connectSockets, { body });
    expect(status).toBe(400);
  }
  expect((await given.server.call(connectSockets, { body: [] })).body).toEqual([]);
});
