import { MessageBroadcast, SOCKET_PATH, SocketMessage } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startServerProcess } from "../../../test/server-process.ts";
import { createTestParticipants, type TestParticipants } from "../messaging/testing/create-test-participants.ts";

type Process = Awaited<ReturnType<typeof startServerProcess>>;

let given: TestParticipants;
let one: Process;
let other: Process;
beforeAll(async () => {
  given = await createTestParticipants();
  [one, other] = await Promise.all([startServerProcess(given.server.url), startServerProcess(given.server.url)]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await given.server.close();
});

/** Opens a socket on the port of one of the three apps, and records what it receives. */
async function openAt({ url }: Process, app: number) {
  const { hostname, port } = new URL(url);
  const socket = new WebSocket(`ws://${hostname}:${Number(port) + app}${SOCKET_PATH}`);
  const received: SocketMessage[] = [];
  socket.on("message", (frame: Buffer) => received.push(SocketMessage.parse(JSON.parse(frame.toString()))));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send("getId");
  await expect.poll(() => received.length).toBe(1);
  return { socket, received, closed, id: String(received.splice(0)[0]?.data) };
}

const post = (at: Process, path: string, token: string, body: object) =>
  fetch(`${at.url}/api/messaging${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

test("S7.10 a message sent at one server reaches sockets at another on every app's port, and a stopping server closes them", async () => {
  const { ann, bob, church, startConversation, tokenOf } = given;
  const { conversationId } = await startConversation(ann, bob);
  const sockets = [await openAt(other, 0), await openAt(other, 1), await openAt(other, 2)];
  for (const { id: socketId } of sockets) {
    const draft = { conversationId: "alerts", churchId: church.churchId, personId: bob.personId, socketId };
    expect((await post(one, "/connections", tokenOf(bob), [draft])).status).toBe(200);
  }
  expect((await post(one, "/messages", tokenOf(ann), [{ conversationId, content: "Across" }])).status).toBe(200);
  for (const { received } of sockets) {
    await expect
      .poll(() => received.map(({ data }) => MessageBroadcast.parse(data).message?.content))
      .toEqual(["Across"]);
  }
  expect(await other.stop()).toBe(0);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1001, 1001, 1001]);
});
