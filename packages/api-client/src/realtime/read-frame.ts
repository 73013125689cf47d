import { SocketMessage } from "@offertory/contract";

/** Parses a frame of the server; null if it is invalid. */
export function readFrame(text: string): SocketMessage | null {
  try {
    return SocketMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
