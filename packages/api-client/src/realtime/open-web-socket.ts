import type { Socket, SocketEars } from "./realtime-state.ts";

/** The browser's own socket. */
export function openWebSocket(url: string, ears: SocketEars): Socket {
  const socket = new WebSocket(url);
  socket.addEventListener("open", () => ears.opened());
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") ears.heard(data);
  });
  // An error is always followed by a close, which says all there is to know.
  socket.addEventListener("close", () => ears.closed());
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
