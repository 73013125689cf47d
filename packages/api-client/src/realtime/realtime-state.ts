/** How a socket stands, in the words that clients of this wire use. */
const REALTIME_STATES = ["UNINITIALIZED", "CONNECTING", "OPEN", "CLOSING", "CLOSED"] as const;
export type RealtimeState = (typeof REALTIME_STATES)[number];

/** Whom the alerts are for, and in which church. */
export interface Listener {
  personId: string;
  churchId: string;
  displayName: string;
}

/** A line to the server that is open, or being opened. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** What can be heard: the data of one action, as it came. */
export type Hear = (data: unknown) => void;
