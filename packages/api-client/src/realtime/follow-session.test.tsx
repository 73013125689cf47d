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

afterEach(() => vi.unstubAllGlobals());

test("a page joins its rooms under the name that the person is shown by", async () => {
  const server = pretendServer({ "POST /connections": [] });
  const socketHandlers: SocketHandlers[] = [];
  const realtime = followSession({
    session: { read: () => ADA, subscribe: () => () => {} },
    call: connect({ hosts: someConfig().hosts, tokenFor: () => "token", log: () => {} }),
    socketUrl: "ws://test/socket",
    page: window,
    newSocket: (_url, one) => {
      socketHandlers.push(one);
      return { send: () => {}, close: () => {} };
    },
  });
  const stop = realtime.use();
  socketHandlers[0]?.opened();
  socketHandlers[0]?.received(JSON.stringify({ action: "socketId", data: "socket-1" }));
  const joined = { conversationId: "alerts", personId: person.id, displayName: person.name.display };
  await expect.poll(() => server.heard.map(({ body }) => body)).toContainEqual([expect.objectContaining(joined)]);
  expect(joined.displayName).not.toBe("");
  stop();
});
