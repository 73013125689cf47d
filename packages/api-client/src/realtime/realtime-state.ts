/** The states of a connection, as clients of this API name them. */
const REALTIME_STATES = ["UNINITIALIZED", "CONNECTING", "OPEN", "CLOSING", "CLOSED"] as const;
export type RealtimeState = (typeof REALTIME_STATES)[number];

/** The person who receives the alerts, and their church. */
export interface Subscriber {
  personId: string;
  churchId: string;
  displayName: string;
}

/** A socket that is open or being opened. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** A local action, not one of the server: its data is the id of a conversation that was joined just now. */
export const ROOM_JOINED = "joined";

/** Handles the data of one action. */
export type BroadcastHandler = (data: unknown) => void;
