import { SocketMessage } from "@offertory/contract";

/** A frame of the server, or null when it is not one. */
export function readFrame(text: string): SocketMessage | null {
  try {
    return SocketMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
