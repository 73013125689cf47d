import { connectSockets, SOCKET_PATH, SocketMessage, type ConnectionDraft } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { WebSocket } from "ws";

export type Listener = Awaited<ReturnType<typeof openListener>>;

/** The port of a server; starts listening if it does not yet. */
export async function portOf(http: FastifyInstance): Promise<number> {
  if (!http.server.listening) await http.listen({ port: 0, host: "127.0.0.1" });
  const address = http.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Opens a WebSocket as a browser does, and records what it receives. */
export async function openListener(http: FastifyInstance) {
  const url = `127.0.0.1:${await portOf(http)}`;
  const socket = new WebSocket(`ws://${url}${SOCKET_PATH}`);
  const received: SocketMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (frame: Buffer) => {
    received.push(SocketMessage.parse(JSON.parse(frame.toString())));
    for (const check of waiting) check();
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));

  /** Waits for a message with this action that no earlier call has returned. */
  const waitForMessage = async (action: string): Promise<unknown> => {
    const find = () => received.findIndex((message) => message.action === action);
    if (find() < 0)
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${action} was not received`)), 20_000);
        const check = () => {
          if (find() < 0) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
      });
    return received.splice(find(), 1)[0]?.data;
  };
  socket.send("getId");
  const id = String(await waitForMessage("socketId"));

  return {
    id,
    received,
    waitForMessage,
    closed,
    socket,
    /** Joins a room through any of the servers. */
    join: async (change: Partial<ConnectionDraft> & { churchId: string }, token = "", at = http) => {
      const draft = { conversationId: "alerts", displayName: "Test", socketId: id, ...change };
      return at.inject({
        method: connectSockets.method,
        url: `/api/messaging${connectSockets.path}`,
        payload: [draft],
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });
    },
    close: () => socket.close(),
  };
}
