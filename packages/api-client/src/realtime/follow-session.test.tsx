import type { ConnectionDraft } from "@offertory/contract";
import { expect, test } from "vitest";
import type { Call } from "../calls/connect.ts";
import type { Session } from "../session/open-session.ts";
import { followSession } from "./follow-session.ts";
import type { SocketEars } from "./realtime-state.ts";

test("a page joins its rooms under the name that the person is shown by", async () => {
  const posted: unknown[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the body of this one call is looked at
  const call = (async (_endpoint: unknown, { body }: { body: ConnectionDraft[] }) =>
    void posted.push(...body)) as unknown as Call;
  const state = {
    status: "signed-in",
    person: { id: "ada", name: { display: "Ada Lee" } },
    church: { church: { id: "grace" } },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a session as is read
  const session = { read: () => state, subscribe: () => () => {} } as unknown as Pick<Session, "read" | "subscribe">;
  const ears: SocketEars[] = [];
  const line = followSession({
    session,
    call,
    socketUrl: "ws://test/socket",
    page: window,
    newSocket: (_url, one) => {
      ears.push(one);
      return { send: () => {}, close: () => {} };
    },
  });
  const stop = line.use();
  ears[0]?.opened();
  ears[0]?.heard(JSON.stringify({ action: "socketId", data: "socket-1" }));
  await expect
    .poll(() => posted)
    .toContainEqual(expect.objectContaining({ conversationId: "alerts", personId: "ada", displayName: "Ada Lee" }));
  stop();
});
