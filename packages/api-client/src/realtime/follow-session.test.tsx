import { afterEach, expect, test, vi } from "vitest";
import { connect } from "../calls/connect.ts";
import { SIGNED_OUT, type SessionState } from "../session/session-state.ts";
import { pretendServer, someConfig, somePerson, someSignIn, someUserChurch } from "../testing/index.ts";
import { followSession } from "./follow-session.ts";
import type { SocketHandlers } from "./realtime-state.ts";

const { user, userChurches } = someSignIn();
const person = somePerson();
const ADA: SessionState = {
  ...SIGNED_OUT,
  status: "signed-in",
  user,
  userChurches,
  church: someUserChurch(),
  person,
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the connection of a page whose sockets the test opens and closes. */
function open() {
  const sockets: SocketHandlers[] = [];
  const realtime = followSession({
    session: { read: () => ADA, subscribe: () => () => {} },
    call: connect({ hosts: someConfig().hosts, tokenFor: () => "token", log: () => {} }),
    socketUrl: "ws://test/socket",
    page: window,
    newSocket: (_url, handlers) => {
      sockets.push(handlers);
      return { send: () => {}, close: () => {} };
    },
  });
  return { realtime, sockets };
}

test("a page joins its rooms with the person's display name", async () => {
  const server = pretendServer({ "POST /connections": [] });
  const { realtime, sockets } = open();
  const stop = realtime.use();
  await vi.dynamicImportSettled();
  sockets[0]?.opened();
  sockets[0]?.received(JSON.stringify({ action: "socketId", data: "socket-1" }));
  const joined = { conversationId: "alerts", personId: person.id, displayName: person.name.display };
  await expect.poll(() => server.requests.map(({ body }) => body)).toContainEqual([expect.objectContaining(joined)]);
  expect(joined.displayName).not.toBe("");
  stop();
});

test("a lost connection is reopened immediately when the browser is online or the page is visible again", async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const { realtime, sockets } = open();
  const stop = realtime.use();
  const lose = () => sockets.at(-1)?.closed();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();

  lose();
  await settle();
  expect(sockets).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(sockets).toHaveLength(2);

  lose();
  visibility.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(sockets).toHaveLength(2);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(sockets).toHaveLength(3);
  stop();
});
