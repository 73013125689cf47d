import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Sockets } from "../../platform/sockets/open-sockets.ts";
import type { About } from "./broadcasts/broadcast-message.ts";

/** What `app.ts` passes in: platform services. */
export interface RealtimeNeeds {
  guards: Guards;
  limits: Limits;
  sockets: Sockets;
  now: () => Date;
  note: (error: unknown) => void;
}

/** Implemented by the messaging module, which decides who may read a conversation and reads its messages. */
export interface MessageSource {
  canAccess(caller: Caller, conversationId: string): Promise<boolean>;
  /** The content that a broadcast is about; null if it was deleted since. */
  read(about: About): Promise<object | null>;
}

/**
 * The caller for whom a socket of this process receives content. `expiresAt` is the end of the token, in milliseconds.
 */
export interface Trust {
  userId: string;
  churchId: string;
  personId: string;
  sessionId: string;
  /** From `hashPermissions`. When it changes, the socket is closed and the client must join again. */
  permissionsHash: string;
  expiresAt: number;
}

export interface Realtime extends RealtimeNeeds {
  connection: Connection;
  /** Has one entry at most: `app.ts` adds the messaging module. */
  sources: MessageSource[];
  trusted: Map<string, Trust>;
  /** Resolves when all broadcasts so far were sent. Each broadcast waits for it, so that the order is kept. */
  lastSent: Promise<void>;
}

export function openRealtime(connection: Connection, needs: RealtimeNeeds): Realtime {
  const trusted = new Map<string, Trust>();
  needs.sockets.onClose((socketId) => void trusted.delete(socketId));
  return { ...needs, connection, sources: [], trusted, lastSent: Promise.resolve() };
}
