import { createServer, request, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openSockets, type SocketNeeds } from "./open-sockets.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function createTestSockets(changes: Partial<SocketNeeds> = {}) {
  const sockets = openSockets({ path: "/socket", trustedProxies: [], ready: async () => {}, ...changes });
  const http: Server = createServer((_, response) => response.end("plain"));
  sockets.attach(http);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  const port = typeof address === "object" && address ? address.port : 0;
  ends.push(async () => {
    await sockets.close();
    await new Promise((resolve) => http.close(resolve));
  });
  const open = (path = "/socket", headers: Record<string, string> = {}, autoPong = true) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers, autoPong });
    const received: string[] = [];
    socket.on("message", (frame: Buffer) => received.push(frame.toString()));
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    const opened = new Promise<number>((resolve) => {
      socket.once("open", () => resolve(101));
      socket.once("error", (error) => resolve(Number(/\d{3}$/.exec(error.message)?.[0])));
    });
    const nameOf = async () => {
      await opened;
      socket.send("getId");
      await expect.poll(() => received.length).toBeGreaterThan(0);
      const { action, data }: { action: string; data: string } = JSON.parse(received.splice(0)[0] ?? "{}");
      expect(action).toBe("socketId");
      return data;
    };
    return { socket, received, opened, closed, nameOf };
  };
  return { sockets, port, open };
}

test("a message to a room is received by every socket in the room and by no other", async () => {
  const { sockets, open } = await createTestSockets();
  const [inside, left, outside] = [open(), open("/Socket/?x=1"), open()];
  const [first, second] = [await inside.nameOf(), await left.nameOf()];
  await outside.nameOf();
  sockets.join(first, "room");
  sockets.join(second, "room");
  sockets.join("unknown", "room");
  sockets.leave(second, "room");
  sockets.sendToRoom("room", Buffer.from("hello"));
  sockets.sendToAll(Buffer.from("bye"));
  await expect.poll(() => outside.received).toEqual(["bye"]);
  await expect.poll(() => inside.received).toEqual(["hello", "bye"]);
  expect(left.received).toEqual(["bye"]);
  expect(sockets.idle()).not.toContain(first);
});

test("a closed socket leaves every room, and close listeners are called", async () => {
  const { sockets, open } = await createTestSockets();
  const gone: string[] = [];
  sockets.onClose((id) => gone.push(id));
  const visitor = open();
  const name = await visitor.nameOf();
  sockets.join(name, "room");
  visitor.socket.terminate();
  await expect.poll(() => gone).toEqual([name]);
  expect([sockets.isEmpty("room"), sockets.count(), sockets.has(name)]).toEqual([true, 0, false]);
});

test("a socket on another path is refused, and a request for another protocol gets a normal response", async () => {
  const { open, port } = await createTestSockets();
  expect(await open("/elsewhere").opened).toBe(404);
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAAQAAP__" };
    const upgrade = request({ port, path: "/", headers }, (answer) => {
      answer.on("data", (part: Buffer) => resolve(part.toString()));
    });
    upgrade.on("error", reject).end();
  });
  expect(text).toBe("plain");
  // An incomplete handshake ends its own connection and nothing else.
  const incomplete = connect(port, "127.0.0.1");
  incomplete.write("GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  const response = await new Promise<string>((resolve) => incomplete.once("data", (part) => resolve(part.toString())));
  expect(response).toMatch(/^HTTP\/1.1 4\d\d /);
  incomplete.destroy();
});

test("sockets are limited per IP address and process, and only trusted proxies can forward an IP address", async () => {
  const { open } = await createTestSockets({
    limitOverrides: { perAddress: 2, sockets: 4 },
    trustedProxies: ["127.0.0.1"],
  });
  const from = (address: string) => open("/socket", { "x-forwarded-for": address }).opened;
  expect([await from("10.0.0.1"), await from("10.0.0.1"), await from("10.0.0.1")]).toEqual([101, 101, 429]);
  expect(await from("10.0.0.1, 10.0.0.2")).toBe(101);
  expect([await from("10.0.0.3"), await from("10.0.0.4")]).toEqual([101, 503]);
  const untrusted = await createTestSockets({ limitOverrides: { perAddress: 1 } });
  expect(await untrusted.open("/socket", { "x-forwarded-for": "10.0.0.1" }).opened).toBe(101);
  expect(await untrusted.open("/socket", { "x-forwarded-for": "10.0.0.2" }).opened).toBe(429);
});

test("a socket that does not answer a heartbeat is closed, and one that answers stays open", async () => {
  // Long enough that a busy machine does not pause the process between a ping and its pong.
  const { open, sockets } = await createTestSockets({ limitOverrides: { heartbeatMs: 1000 } });
  const [dead, alive] = [open("/socket", {}, false), open()];
  await Promise.all([dead.opened, alive.opened]);
  expect(await dead.closed).toBe(1006);
  await expect.poll(() => sockets.count()).toBe(1);
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

test("a socket that sends too many or too long messages, or does not read, is closed", async () => {
  const { open, sockets } = await createTestSockets({
    limitOverrides: { messagesPerMinute: 5, waitingBytes: 1_000_000 },
  });
  const long = open();
  await long.opened;
  long.socket.send("x".repeat(2000));
  expect(await long.closed).toBe(1009);
  const flooding = open();
  await flooding.opened;
  for (let turn = 0; turn < 10; turn += 1) flooding.socket.send("getId");
  expect(await flooding.closed).toBe(1006);

  const unread = open();
  sockets.join(await unread.nameOf(), "room");
  unread.socket.pause();
  const much = Buffer.alloc(500_000, "x");
  await expect.poll(() => (sockets.sendToRoom("room", much), sockets.isEmpty("room")), { interval: 5 }).toBe(true);
  unread.socket.terminate();
});

test("after closing, all sockets are disconnected and new ones are refused", async () => {
  const { open, sockets } = await createTestSockets();
  const visitor = open();
  await visitor.opened;
  await sockets.close();
  expect(await visitor.closed).toBe(1001);
  expect(await open().opened).toBe(503);
});
