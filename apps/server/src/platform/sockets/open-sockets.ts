import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { newToken } from "../hashing/sha256.ts";
import { networkOf, WIDER_NETWORK_FACTOR, widerNetworkOf } from "../limits/network.ts";
import { openAddresses } from "./address-of.ts";
import { openRooms } from "./rooms.ts";

export interface SocketNeeds {
  path: string;
  trustedProxies: readonly string[];
  /**
   * Awaited before a socket is sent its id. A socket with an id can join rooms and must then receive every broadcast.
   */
  ready: () => Promise<void>;
  limitOverrides?: Partial<typeof LIMITS>;
}

const LIMITS = {
  sockets: 20_000,
  perAddress: 1000,
  messagesPerMinute: 120,
  waitingBytes: 1_048_576,
  heartbeatMs: 30_000,
};
/** The longest message that a client may send, in bytes. Clients send only a word such as `getId`. */
const MAX_MESSAGE_BYTES = 1024;
const GOING_AWAY = 1001;
const CLOSE_TIMEOUT_MS = 1000;

export type Sockets = ReturnType<typeof openSockets>;

/**
 * Keeps the WebSockets of browsers, by id, and sends frames to all sockets in a room. It does not know what the frames
 * mean.
 */
export function openSockets({ path, trustedProxies, ready, limitOverrides }: SocketNeeds) {
  const limits = { ...LIMITS, ...limitOverrides };
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_MESSAGE_BYTES });
  const addressOf = openAddresses(trustedProxies);
  const sockets = new Map<string, WebSocket>();
  const perNetwork = new Map<string, number>();
  const rooms = openRooms<string>();
  const closeHandlers: ((socketId: string) => void)[] = [];
  const awaitingPong = new Set<WebSocket>();
  const messageCounts = new Map<WebSocket, number>();
  let heartbeat: NodeJS.Timeout | undefined;
  let minute: NodeJS.Timeout | undefined;
  let closed = false;

  const open = (socket: WebSocket, networks: readonly string[]): void => {
    const id = newToken(16);
    sockets.set(id, socket);
    for (const network of networks) perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
    socket.on("pong", () => awaitingPong.delete(socket));
    socket.on("message", () => {
      const count = (messageCounts.get(socket) ?? 0) + 1;
      messageCounts.set(socket, count);
      if (count > limits.messagesPerMinute) return socket.terminate();
      void ready().then(() => socket.send(JSON.stringify({ action: "socketId", data: id })));
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      sockets.delete(id);
      rooms.leaveAll(id);
      awaitingPong.delete(socket);
      messageCounts.delete(socket);
      for (const network of networks) {
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      }
      for (const handler of closeHandlers) handler(id);
    });
  };

  /** Ends sockets that did not answer the last ping, and pings the others. */
  const sendHeartbeat = (): void => {
    for (const socket of sockets.values()) {
      if (awaitingPong.has(socket)) socket.terminate();
      else {
        awaitingPong.add(socket);
        socket.ping();
      }
    }
  };

  const isSocketPath = ({ url = "" }: IncomingMessage) => url.split("?")[0]?.replace(/\/$/, "").toLowerCase() === path;

  const handleUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const network = networkOf(addressOf(request));
    const wider = widerNetworkOf(network);
    if (closed) return refuse(stream, "503 Service Unavailable");
    if (!isSocketPath(request)) return refuse(stream, "404 Not Found");
    if (sockets.size >= limits.sockets) return refuse(stream, "503 Service Unavailable");
    const isFull =
      (perNetwork.get(network) ?? 0) >= limits.perAddress ||
      (wider !== null && (perNetwork.get(wider) ?? 0) >= limits.perAddress * WIDER_NETWORK_FACTOR);
    if (isFull) return refuse(stream, "429 Too Many Requests");
    heartbeat ??= setInterval(sendHeartbeat, limits.heartbeatMs).unref();
    minute ??= setInterval(() => messageCounts.clear(), 60_000).unref();
    server.handleUpgrade(request, stream, head, (socket) =>
      open(socket, wider === null ? [network] : [network, wider]),
    );
  };

  const sendTo = (socket: WebSocket, frame: Buffer): void => {
    if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
    else socket.send(frame, { binary: false });
  };

  return {
    /**
     * Accepts WebSocket requests of an HTTP server. Requests for any other upgrade are answered like normal requests.
     */
    attach(http: Server): void {
      Object.assign(http, { shouldUpgradeCallback: isWebSocketUpgrade });
      http.on("upgrade", handleUpgrade);
    },
    has: (socketId: string): boolean => sockets.has(socketId),
    count: (): number => sockets.size,
    join(socketId: string, room: string): void {
      if (sockets.has(socketId)) rooms.join(socketId, room);
    },
    leave: rooms.leave,
    leaveAll: rooms.leaveAll,
    isEmpty: rooms.isEmpty,
    sendToRoom(room: string, frame: Buffer): void {
      for (const id of rooms.membersOf(room)) {
        const socket = sockets.get(id);
        if (socket) sendTo(socket, frame);
      }
    },
    sendToAll(frame: Buffer): void {
      for (const socket of sockets.values()) sendTo(socket, frame);
    },
    /** Closes a socket. Its browser opens another and joins its rooms again. */
    end: (socketId: string, code: number): void => sockets.get(socketId)?.close(code),
    /** Returns the ids of sockets that are in no room. */
    idle: (): string[] => [...sockets.keys()].filter((id) => !rooms.isAnywhere(id)),
    onClose: (handler: (socketId: string) => void): void => void closeHandlers.push(handler),
    async close(): Promise<void> {
      closed = true;
      clearInterval(heartbeat);
      clearInterval(minute);
      const all = [...sockets.values()];
      const ended = all.map((socket) => new Promise<void>((resolve) => socket.once("close", () => resolve())));
      for (const socket of all) socket.close(GOING_AWAY);
      const end = setTimeout(() => all.forEach((socket) => socket.terminate()), CLOSE_TIMEOUT_MS);
      await Promise.all(ended);
      clearTimeout(end);
    },
  };
}

const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === "websocket";

function refuse(stream: Duplex, status: string): void {
  stream.on("error", () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
