import type { DonationFilter } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import { matchSearch } from "./search-donations.ts";

const DAY_MS = 86_400_000;
/** Bounds of `donated_at` for a day in any time zone, so that the index on `donated_at` can be used. */
const earliestOn = (day: string): Date => new Date(Date.parse(day) - DAY_MS);
const latestOn = (day: string): Date => new Date(Date.parse(day) + 2 * DAY_MS);

/** A filter, or the donations with the given ids of it. */
export type DonationSelection = DonationFilter & { ids?: readonly string[] | undefined };

/** Whether to read by the index on the fund lines of a fund. A person or a batch has few donations and needs none. */
export const readsByFund = ({ fundId, personId, batchId }: DonationFilter): boolean =>
  Boolean(fundId) && !personId && !batchId;

/** Keeps the first of two fund lines of one fund in a donation, so that the donation is listed once. */
const IS_FIRST_OF_FUND = sql<boolean>`not exists (
  select 1 from donation_funds e where e.church_id = f.church_id and e.donation_id = f.donation_id
    and e.fund_id = f.fund_id and e.position < f.position)`;

/** Whether `f` is the fund line of the donation `d` for the filter's fund. */
export const isShareOf = ({ fundId }: DonationFilter): RawBuilder<boolean> =>
  sql<boolean>`f.church_id = d.church_id and f.donation_id = d.id and f.fund_id = ${fundId} and ${IS_FIRST_OF_FUND}`;

/** The columns by which the list is sorted and its cursor continues. */
export const sortColumns = (filter: DonationFilter): { at: RawBuilder<Date>; id: RawBuilder<string> } =>
  readsByFund(filter)
    ? { at: sql<Date>`f.donated_at`, id: sql<string>`f.donation_id` }
    : { at: sql<Date>`d.donated_at`, id: sql<string>`d.id` };

/** Returns the SQL conditions of a filter. `isByFund` is false where the query does not join the fund lines as `f`. */
export function filterDonations(
  churchId: string,
  filter: DonationSelection,
  isByFund = readsByFund(filter),
): RawBuilder<boolean> {
  const { search, from, to, fundId, personId, batchId, method, campaign, status, ids } = filter;
  const at = isByFund ? sortColumns(filter).at : sql`d.donated_at`;
  const conditions = [sql`d.church_id = ${churchId}`];
  if (fundId && !isByFund)
    conditions.push(sql`exists (select 1 from donation_funds e
      where e.church_id = d.church_id and e.donation_id = d.id and e.fund_id = ${fundId})`);
  if (from) conditions.push(sql`d.donated_on >= ${from} and ${at} >= ${earliestOn(from)}`);
  if (to) conditions.push(sql`d.donated_on <= ${to} and ${at} < ${latestOn(to)}`);
  if (batchId) conditions.push(sql`d.batch_id = ${batchId}`);
  if (personId) conditions.push(sql`d.person_id = ${personId}`);
  if (method) conditions.push(sql`d.method = ${method}`);
  if (campaign) conditions.push(sql`d.campaign = ${campaign}`);
  if (status) conditions.push(sql`d.status = ${status}`);
  if (ids) conditions.push(sql`d.id = any(${[...ids]})`);
  if (search) conditions.push(matchSearch(churchId, search));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
