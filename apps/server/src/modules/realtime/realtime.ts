import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Sockets } from "../../platform/sockets/open-sockets.ts";
import type { About } from "./broadcasts/broadcast-message.ts";

/** What realtime asks of the world outside it. */
export interface RealtimeNeeds {
  guards: Guards;
  limits: Limits;
  sockets: Sockets;
  now: () => Date;
  note: (error: unknown) => void;
}

/** Whose conversation is carried: a later module says who may hear it, and what was said. */
export interface MessageSource {
  canAccess(caller: Caller, conversationId: string): Promise<boolean>;
  /** The content that a broadcast is about; null where it is gone again. */
  read(about: About): Promise<object | null>;
}

/** For whom a socket of this process hears content, and how long. */
export interface Trust {
  userId: string;
  churchId: string;
  personId: string;
  sessionId: string;
  /** A short form of all that they were granted: who is granted something else says again what they want to hear. */
  permissionsHash: string;
  expiresAt: number;
}

export interface Realtime extends RealtimeNeeds {
  connection: Connection;
  /** The one source of conversation, once its module stands. */
  sources: MessageSource[];
  trusted: Map<string, Trust>;
  /** The end of the message that are being told now: each waits for the one before. */
  told: Promise<void>;
}

export function openRealtime(connection: Connection, needs: RealtimeNeeds): Realtime {
  const trusted = new Map<string, Trust>();
  needs.sockets.onClose((socketId) => void trusted.delete(socketId));
  return { ...needs, connection, sources: [], trusted, told: Promise.resolve() };
}
