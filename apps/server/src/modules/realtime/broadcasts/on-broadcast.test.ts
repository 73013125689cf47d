import { MessageDeleted, MessageBroadcast, readPrivateMessage, removeMessage } from "@offertory/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestListeners, textOf, type GivenListeners } from "../testing/create-test-listeners.ts";
import { openListener } from "../testing/open-listener.ts";

let given: GivenListeners;
beforeAll(async () => {
  given = await createTestListeners();
});
afterEach(() => given.letGo());
afterAll(() => given.close());

test("S7.10 a private message is broadcast with its content to the recipient's sockets on every server", async () => {
  const { ann, bob, startConversation, say } = given;
  const { conversationId, id } = await startConversation(ann, bob);
  const here = await given.joinSocket(bob);
  const there = await given.joinSocket(bob, { app: given.other });
  const across = await given.joinSocket(bob, { app: given.other, via: given.one });
  await say(ann, conversationId, "Are you there?");
  for (const listener of [here, there, across]) {
    const broadcast = MessageBroadcast.parse(await listener.waitForMessage("privateMessage"));
    expect(broadcast).toMatchObject({ conversationId, privateMessageId: id, notifyPersonId: bob.personId });
    expect(broadcast.message).toMatchObject({ content: "Are you there?", displayName: "Ann Lee" });
  }
});

test("S7.10 a socket in an open conversation receives its new, changed and deleted messages in order", async () => {
  const { ann, bob, startConversation, say, server, tokenOf } = given;
  const { conversationId } = await startConversation(ann, bob);
  const listener = await given.joinSocket(ann, { app: given.other, conversationId });
  const sent = [];
  for (let turn = 0; turn < 10; turn += 1) sent.push((await say(bob, conversationId, `turn ${turn}`)).body[0]);
  const received = [];
  for (let turn = 0; turn < 10; turn += 1) received.push(textOf(await listener.waitForMessage("message")));
  expect(received).toEqual(sent.map((message) => message?.content));
  const id = sent[0]?.id ?? "";
  await say(bob, conversationId, "otherwise", { id });
  expect(textOf(await listener.waitForMessage("message"))).toBe("otherwise");
  await server.call(removeMessage, { token: tokenOf(bob), params: { id } });
  expect(MessageDeleted.parse(await listener.waitForMessage("deleteMessage"))).toEqual({
    messageId: id,
    conversationId,
  });
});

test("S4.10 reading a conversation notifies the reader's other sockets, and not those of the other participant", async () => {
  const { ann, bob, startConversation, say, server, tokenOf } = given;
  const { conversationId, id } = await startConversation(ann, bob);
  await say(ann, conversationId, "Read me");
  const [mine, theirs] = [await given.joinSocket(bob, { app: given.other }), await given.joinSocket(ann)];
  await server.call(readPrivateMessage, { token: tokenOf(bob), params: { id } });
  expect(MessageBroadcast.parse(await mine.waitForMessage("privateMessage"))).toEqual({
    privateMessageId: id,
    conversationId,
  });
  expect(theirs.received).toEqual([]);
});

test("S4.10 after the connection for broadcasts is lost, sockets get a reconnect message and broadcasts resume", async () => {
  const { ann, bob, startConversation, say, server } = given;
  const { conversationId } = await startConversation(ann, bob);
  const listener = await given.joinSocket(bob);
  const idle = await given.listenAt();
  await server.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()",
  );
  expect(await listener.waitForMessage("reconnect")).toEqual({});
  // The idle socket may have tried to join while the connection was down, so it is closed.
  expect(await idle.closed).toBe(1012);
  await say(ann, conversationId, "Back again");
  expect(textOf(await listener.waitForMessage("privateMessage"))).toBe("Back again");
});

test("a server ignores a malformed or unknown broadcast", async () => {
  const { ann, bob, startConversation, say, server } = given;
  const { conversationId } = await startConversation(ann, bob);
  const listener = await given.joinSocket(bob);
  for (const payload of ["", "garbage", "null", '{"kind":"later"}', '{"kind":"said","to":1}'])
    await server.database.pool.query("select pg_notify('offertory_news', $1)", [payload]);
  await say(ann, conversationId, "Still here");
  expect(textOf(await listener.waitForMessage("privateMessage"))).toBe("Still here");
});

test("S7.10 a server that shuts down closes its sockets with code 1001", async () => {
  const third = given.server.another();
  const listener = await openListener(third.http);
  await third.http.close();
  expect(await listener.closed).toBe(1001);
});
