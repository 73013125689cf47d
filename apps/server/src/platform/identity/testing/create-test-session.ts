import { uniqueId } from "@offertory/contract";
import type pg from "pg";
import type { TokenSession } from "../tokens.ts";

const YEARS = 20;

/** Creates a session without signing in. It lasts longer than any test moves the clock. */
export async function createTestSession(pool: pg.Pool, userId: string): Promise<TokenSession> {
  const id = uniqueId();
  const endsAt = new Date(Date.now() + YEARS * 365 * 86_400_000);
  await pool.query("insert into sessions (id, user_id, ends_at) values ($1, $2, $3)", [id, userId, endsAt]);
  return { id, endsAt: Math.floor(endsAt.getTime() / 1000) };
}
