import { sql } from "kysely";
import { newToken } from "../hashing/sha256.ts";
import type { Connection, OpenTransaction } from "../database/connection.ts";
import type { TokenSession } from "./tokens.ts";

const DAY_MS = 86_400_000;
/** A session ends after this time even if it is in use: the user has to sign in again. */
const SESSION_LIFETIME_MS = 180 * DAY_MS;
/** More than the devices of one person. Signing in beyond that ends the session that was used longest ago. */
const MAX_SESSIONS = 50;
/** The time of last use is updated at most once in this time, to save a write per sign-in. */
const SEEN_UPDATE_INTERVAL_MS = 3_600_000;

export interface SignInOrigin {
  /** The browser and the operating system, as a short text. */
  device: string;
  /** The network of the client, as `networkOf` returns it. */
  network: string;
}

export interface Session extends SignInOrigin {
  id: string;
  begunAt: Date;
  seenAt: Date;
}

type Db = Connection | OpenTransaction;

/** Begins a session. Deletes the user's expired sessions, and those used longest ago above MAX_SESSIONS. */
export async function beginSession(
  db: Db,
  { userId, device, network, now }: SignInOrigin & { userId: string; now: Date },
): Promise<TokenSession> {
  const id = newToken(16);
  const endsAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await sql`delete from sessions where user_id = ${userId} and (ends_at <= ${now} or id in (
    select id from sessions where user_id = ${userId} order by seen_at desc offset ${MAX_SESSIONS - 1}))`.execute(db);
  await sql`insert into sessions (id, user_id, device, network, begun_at, seen_at, ends_at)
    values (${id}, ${userId}, ${device}, ${network}, ${now}, ${now}, ${endsAt})`.execute(db);
  return { id, endsAt: Math.floor(endsAt.getTime() / 1000) };
}

/** Updates when and from which network a session was last used, at most once in SEEN_UPDATE_INTERVAL_MS. */
export const touchSession = (db: Db, id: string, network: string, now: Date) =>
  sql`update sessions set seen_at = ${now}, network = ${network}
    where id = ${id} and seen_at < ${new Date(now.getTime() - SEEN_UPDATE_INTERVAL_MS)}`.execute(db);

/** The user's sessions, the one used last first. */
export async function listSessions(db: Db, userId: string, now: Date): Promise<Session[]> {
  const { rows } = await sql<Session>`select id, device, network, begun_at, seen_at from sessions
    where user_id = ${userId} and ends_at > ${now} order by seen_at desc, id`.execute(db);
  return rows;
}

/**
 * Deletes one session of a user, which ends all its tokens on every server process. Returns false when the user has no
 * such session.
 */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from sessions where user_id = ${userId} and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** Ends every session of a user. */
export const endSessions = (db: Db, userId: string) => sql`delete from sessions where user_id = ${userId}`.execute(db);

/** Returns those of these session ids that still exist. */
export async function findLiveSessions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from sessions where id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
