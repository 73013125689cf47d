import { vi } from "vitest";
import type { ConnectionDraft } from "@offertory/contract";
import { openRealtime } from "../open-realtime.ts";
import type { SocketHandlers } from "../realtime-state.ts";

/**
 * Opens a connection whose server is the test: the test opens and closes its sockets, sends frames and sees what was
 * posted. Time comes from vitest's fake timers.
 */
export function fakeRealtime({ random = (): number => 0.5 } = {}) {
  const sockets: { handlers: SocketHandlers; sent: string[]; isClosed: boolean }[] = [];
  const posted: ConnectionDraft[][] = [];
  const left: string[] = [];
  const logged: string[] = [];
  const post = vi.fn<(body: ConnectionDraft[]) => Promise<unknown>>(async (body) => void posted.push(body));
  const leave = vi.fn<(socketId: string, conversationId: string) => Promise<unknown>>(
    async (_socketId, conversationId) => void left.push(conversationId),
  );
  const realtime = openRealtime({
    socketUrl: "ws://test/socket",
    newSocket: (_url, handlers) => {
      const socket = { handlers, sent: [] as string[], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(text),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    post,
    leave,
    now: () => Date.now(),
    random,
    timers: {
      set: (run, milliseconds) => Number(setTimeout(run, milliseconds)),
      clear: (timer) => clearTimeout(timer),
    },
    log: (message) => void logged.push(message),
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("No socket was opened.");
    return socket;
  };
  const sendFrame = (action: string, data?: unknown) => last().handlers.received(JSON.stringify({ action, data }));
  /** Lets pending promises resolve. */
  const settle = () => vi.advanceTimersByTimeAsync(0);
  async function answer(id = "socket-1") {
    last().handlers.opened();
    sendFrame("socketId", id);
    await settle();
  }
  return { realtime, sockets, posted, left, logged, post, leave, last, sendFrame, answer, settle };
}
