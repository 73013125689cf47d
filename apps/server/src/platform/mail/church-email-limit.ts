import { sql } from "kysely";
import type { Connection, OpenTransaction } from "../database/connection.ts";

/** Who causes an email in a church's name: its staff, an event among its people, or an unknown visitor. */
export type ChurchEmailReason = "staff" | "notices" | "visitors";

/**
 * The share of each reason in a day's emails, so that spam through public forms does not use up the emails of staff and
 * members.
 */
const SHARES: Record<ChurchEmailReason, number> = { staff: 1 / 2, notices: 1 / 3, visitors: 1 / 6 };
const KEEP_DAYS = 30;

interface ChurchEmailRequest {
  churchId: string;
  reason: ChurchEmailReason;
  perDay: number;
  now: Date;
}

type Tx = Connection | OpenTransaction;

const dailyLimit = ({ reason, perDay }: ChurchEmailRequest): number => Math.ceil(perDay * SHARES[reason]);

export const startOfDay = (now: Date, daysAhead = 0): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysAhead));

const dayText = (day: Date): string => day.toISOString().slice(0, 10);

/** Counts one email of a day. Returns false when the day's limit is reached. */
export async function reserveEmail(tx: Tx, request: ChurchEmailRequest, daysAhead = 0): Promise<boolean> {
  const { churchId, reason, now } = request;
  const day = dayText(startOfDay(now, daysAhead));
  const { rows } = await sql<{ sent: number }>`
    insert into church_email_days as d (church_id, day, reason, sent) values (${churchId}, ${day}, ${reason}, 1)
    on conflict (church_id, day, reason) do update set sent = d.sent + 1 where d.sent < ${dailyLimit(request)}
    returning sent`.execute(tx);
  if (rows[0]?.sent === 1) {
    const old = dayText(startOfDay(now, -KEEP_DAYS));
    await sql`delete from church_email_days where church_id = ${churchId} and day < ${old}`.execute(tx);
  }
  return rows.length > 0;
}

/** Returns how many emails the church can still send today for this reason. */
export async function countRemainingEmails(tx: Tx, request: ChurchEmailRequest): Promise<number> {
  const { churchId, reason, now } = request;
  const { rows } = await sql<{ sent: number }>`
    select sent from church_email_days
    where church_id = ${churchId} and day = ${dayText(startOfDay(now))} and reason = ${reason}`.execute(tx);
  return Math.max(0, dailyLimit(request) - (rows[0]?.sent ?? 0));
}
