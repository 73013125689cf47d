import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { CallFailed } from "../calls/call-failed.ts";
import { fakeRealtime } from "./testing/fake-realtime.ts";

const ADA = { personId: "ada", churchId: "grace", displayName: "Ada Lee" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("S4.11 a connection goes through UNINITIALIZED, CONNECTING, OPEN, CLOSING and CLOSED, in this order", () => {
  const { realtime, last } = fakeRealtime();
  const states = [realtime.read()];
  realtime.watch(() => states.push(realtime.read()));
  realtime.connect(ADA);
  last().handlers.opened();
  realtime.close();
  expect(states).toEqual(["UNINITIALIZED", "CONNECTING", "OPEN", "CLOSING", "CLOSED"]);
});

test("S4.11 getId is sent on open, and nothing before", () => {
  const { realtime, last } = fakeRealtime();
  realtime.connect(ADA);
  expect(last().sent).toEqual([]);
  last().handlers.opened();
  expect(last().sent).toEqual(["getId"]);
});

test("S4.11 S5.08 the alert connection is posted only after the socketId is received", async () => {
  const { realtime, answer, posted, last, settle } = fakeRealtime();
  realtime.connect(ADA);
  last().handlers.opened();
  await settle();
  expect(posted).toEqual([]);
  await answer("socket-7");
  expect(realtime.readSocketId()).toBe("socket-7");
  expect(posted).toEqual([
    [{ conversationId: "alerts", socketId: "socket-7", personId: "ada", churchId: "grace", displayName: "Ada Lee" }],
  ]);
});

test("S4.11 if no socket id arrives within 3 s, a warning is logged and the page continues without it", () => {
  const { realtime, last, logged, posted } = fakeRealtime();
  const handler = vi.fn<() => void>();
  realtime.subscribe("reconnect", handler);
  realtime.connect(ADA);
  last().handlers.opened();
  vi.advanceTimersByTime(2999);
  expect(logged).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(logged).toEqual(["No socket id came within 3 s."]);
  expect(handler).toHaveBeenCalledOnce();
  expect(posted).toEqual([]);
});

test("S4.11 other frames go to the handlers of their action, and to no others", async () => {
  const { realtime, answer, sendFrame } = fakeRealtime();
  const messages = vi.fn<(data: unknown) => void>();
  const notifications = vi.fn<(data: unknown) => void>();
  realtime.subscribe("message", messages);
  const stop = realtime.subscribe("notification", notifications);
  realtime.connect(ADA);
  await answer();
  sendFrame("message", { message: { id: "m1" } });
  sendFrame("notification", {});
  stop();
  sendFrame("notification", {});
  expect(messages.mock.calls).toEqual([[{ message: { id: "m1" } }]]);
  expect(notifications).toHaveBeenCalledOnce();
});

test("S4.11 closing closes the socket, clears its id, handlers, person and church, and does not reconnect", async () => {
  const { realtime, answer, last, sendFrame, sockets, posted } = fakeRealtime();
  const handler = vi.fn<() => void>();
  realtime.subscribe("message", handler);
  realtime.connect(ADA);
  realtime.join("conversation-of-ada");
  await answer();
  realtime.close();
  expect(last().isClosed).toBe(true);
  expect(realtime.readSocketId()).toBeNull();
  sendFrame("message");
  last().handlers.closed();
  realtime.wake();
  vi.advanceTimersByTime(600_000);
  expect(handler).not.toHaveBeenCalled();
  expect(sockets).toHaveLength(1);

  posted.length = 0;
  realtime.connect({ personId: "ben", churchId: "hope", displayName: "Ben Roe" });
  await answer("socket-2");
  expect(posted.flat()).toEqual([
    { conversationId: "alerts", socketId: "socket-2", personId: "ben", churchId: "hope", displayName: "Ben Roe" },
  ]);
});

test("a lost connection is reopened after a random part of a delay that doubles up to a minute", () => {
  const parts = [1, 0.5, 0.25, 1, 0.75, 0.5, 1, 0.25];
  const remaining = [...parts];
  const { realtime, last, sockets } = fakeRealtime({ random: () => remaining.shift() ?? Number.NaN });
  realtime.connect(ADA);
  const limits = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000];
  for (const [index, part] of parts.entries()) {
    const wait = part * (limits[index] ?? Number.NaN);
    last().handlers.closed();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(index + 2);
  }
});

test("S4.10 after a reconnect the rooms are joined before missed messages are read", async () => {
  const { realtime, answer, last, posted } = fakeRealtime();
  const order: string[] = [];
  realtime.connect(ADA);
  realtime.join("conversation");
  await answer("socket-1");
  realtime.subscribe("reconnect", () => order.push(`read after ${posted.length} posts`));
  realtime.subscribe("joined", (room) => order.push(`joined ${String(room)}`));
  last().handlers.closed();
  vi.advanceTimersByTime(1000);
  await answer("socket-2");
  expect(
    posted
      .slice(2)
      .flat()
      .map(({ conversationId, socketId }) => `${conversationId} ${socketId}`),
  ).toEqual(["alerts socket-2", "conversation socket-2"]);
  expect(order).toEqual(["read after 4 posts", "joined conversation"]);
});

test("waking the page reopens a lost connection immediately", () => {
  const { realtime, last, sockets } = fakeRealtime({ random: () => 1 });
  realtime.connect(ADA);
  for (let failures = 0; failures < 8; failures += 1) {
    last().handlers.closed();
    vi.advanceTimersByTime(60_000);
  }
  last().handlers.closed();
  const before = sockets.length;
  realtime.wake();
  vi.advanceTimersByTime(0);
  expect(sockets).toHaveLength(before + 1);
});

test("a connection that stops answering pings is closed and reopened", async () => {
  const { realtime, answer, last, sockets, sendFrame } = fakeRealtime();
  realtime.connect(ADA);
  await answer();
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual(["getId", "getId"]);
  sendFrame("socketId", "socket-1");
  vi.advanceTimersByTime(25_000 + 8000);
  expect(realtime.read()).toBe("CLOSED");
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
});

test("responses to pings do not post the alert connection again", async () => {
  const { realtime, answer, sendFrame, posted, settle } = fakeRealtime();
  realtime.connect(ADA);
  await answer();
  vi.advanceTimersByTime(25_000);
  sendFrame("socketId", "socket-1");
  await settle();
  expect(posted).toHaveLength(1);
});

test("an alert connection is posted again after a network error, but not after a refusal", async () => {
  const { realtime, answer, sendFrame, post, settle, logged } = fakeRealtime();
  post.mockRejectedValueOnce(new CallFailed({ message: "gone", status: 0 }));
  realtime.connect(ADA);
  await answer();
  expect(logged).toHaveLength(1);
  post.mockRejectedValueOnce(new CallFailed({ message: "no", status: 403 }));
  sendFrame("socketId", "socket-1");
  await settle();
  sendFrame("socketId", "socket-1");
  await settle();
  expect(post).toHaveBeenCalledTimes(2);
});

test("S8.09 a failing handler and unreadable frames are logged and do not throw", async () => {
  const { realtime, answer, last, sendFrame, logged } = fakeRealtime();
  realtime.subscribe("message", () => {
    throw new Error("a broken handler");
  });
  realtime.connect(ADA);
  await answer();
  sendFrame("message");
  last().handlers.received("no json");
  last().handlers.received('{"noAction":1}');
  expect(logged).toEqual(["What hears message failed.", "A frame could not be read.", "A frame could not be read."]);
});

test("a room that two components joined is left when the second one leaves it", async () => {
  const { realtime, answer, left, settle } = fakeRealtime();
  realtime.connect(ADA);
  const first = realtime.join("conversation");
  const second = realtime.join("conversation");
  await answer();
  first();
  first();
  expect(left).toEqual([]);
  second();
  await settle();
  expect(left).toEqual(["conversation"]);
});

/** Makes the next call wait, and returns what answers it. */
function holdNext(call: Mock<(...given: never[]) => Promise<unknown>>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  call.mockImplementationOnce(() => promise);
  return resolve;
}

test("S4.10 a room that is left while it is being joined is joined again when it is used again", async () => {
  const { realtime, answer, post, left, settle } = fakeRealtime();
  const onJoined = vi.fn<(room: unknown) => void>();
  realtime.subscribe("joined", onJoined);
  realtime.connect(ADA);
  await answer();
  const answerJoin = holdNext(post);
  const leave = realtime.join("conversation");
  await settle();
  leave();
  answerJoin();
  await settle();
  expect(left).toEqual(["conversation"]);
  onJoined.mockClear();
  realtime.join("conversation");
  await settle();
  expect(onJoined.mock.calls).toEqual([["conversation"]]);
});

test("S4.10 a room is joined again only after the server was told that it is left", async () => {
  const { realtime, answer, leave, posted, settle } = fakeRealtime();
  realtime.connect(ADA);
  await answer();
  const stop = realtime.join("conversation");
  await settle();
  posted.length = 0;
  const answerLeave = holdNext(leave);
  stop();
  await settle();
  realtime.join("conversation");
  await settle();
  expect(posted).toEqual([]);
  answerLeave();
  await settle();
  expect(posted.map(([room]) => room?.conversationId)).toEqual(["conversation"]);
});
