import type { DonationFilter } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";

const DAY_MS = 86_400_000;
/** Between which moments a day may lie, whatever the church's time zone is or was: the list is in the order of moments. */
const earliestOn = (day: string): Date => new Date(Date.parse(day) - DAY_MS);
const latestOn = (day: string): Date => new Date(Date.parse(day) + 2 * DAY_MS);

/** A person and a batch have few gifts. Else gifts of a fund are found along what it got, which is in the order of the list. */
export const isAlongFund = ({ fundId, personId, batchId }: DonationFilter): boolean =>
  Boolean(fundId) && !personId && !batchId;

/** A fund may stand in a gift twice; the gift counts once. */
const IS_FIRST_OF_FUND = sql<boolean>`not exists (
  select 1 from donation_funds e where e.church_id = f.church_id and e.donation_id = f.donation_id
    and e.fund_id = f.fund_id and e.position < f.position)`;

/** Whether `f` is what the fund of the filter got of the gift `d`. */
export const isShareOf = ({ fundId }: DonationFilter): RawBuilder<boolean> =>
  sql<boolean>`f.church_id = d.church_id and f.donation_id = d.id and f.fund_id = ${fundId} and ${IS_FIRST_OF_FUND}`;

/** When a gift was given, and which it is: by these, newest first, a list goes on. */
export const placeOf = (filter: DonationFilter): { at: RawBuilder<Date>; id: RawBuilder<string> } =>
  isAlongFund(filter)
    ? { at: sql<Date>`f.donated_at`, id: sql<string>`f.donation_id` }
    : { at: sql<Date>`d.donated_at`, id: sql<string>`d.id` };

/** What a gift must be to pass a filter. */
export function filterGifts(churchId: string, filter: DonationFilter): RawBuilder<boolean> {
  const { from, to, fundId, personId, batchId, method, status } = filter;
  const { at } = placeOf(filter);
  const conditions = [sql`d.church_id = ${churchId}`];
  if (fundId && !isAlongFund(filter))
    conditions.push(sql`exists (select 1 from donation_funds e
      where e.church_id = d.church_id and e.donation_id = d.id and e.fund_id = ${fundId})`);
  if (from) conditions.push(sql`d.donated_on >= ${from} and ${at} >= ${earliestOn(from)}`);
  if (to) conditions.push(sql`d.donated_on <= ${to} and ${at} < ${latestOn(to)}`);
  if (batchId) conditions.push(sql`d.batch_id = ${batchId}`);
  if (personId) conditions.push(sql`d.person_id = ${personId}`);
  if (method) conditions.push(sql`d.method = ${method}`);
  if (status) conditions.push(sql`d.status = ${status}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
