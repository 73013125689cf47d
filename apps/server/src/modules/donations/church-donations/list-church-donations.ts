import {
  DONATIONS_PAGE,
  MAX_DONATIONS_PAGE_SIZE,
  type CallAnswer,
  type ChurchDonation,
  type DonationFilter,
  type DonationSort,
  type listChurchDonations as call,
} from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Donations } from "../donations.ts";
import { DateInvalid, DonationNotFound } from "../donations-errors.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import { describeChurchDonation } from "./describe-church-donation.ts";
import { isDay } from "./is-day.ts";
import type { ChurchDonationRow } from "./church-donation-store.ts";
import { writeCursor } from "./page-cursor.ts";
import {
  NEWEST_FIRST,
  positionValues,
  readDonationPosition,
  type DonationOrder,
  type DonationPosition,
} from "./sort-donations.ts";

type DonationQuery = DonationFilter & {
  sort?: DonationSort | undefined;
  direction?: "asc" | "desc" | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/** Lists donations by cursor, without an offset or a count, so that every page costs the same. */
export async function listChurchDonations(
  context: Pick<Donations, "churchDonations">,
  { cursor, limit = DONATIONS_PAGE, sort = NEWEST_FIRST.sort, direction, ...filter }: DonationQuery,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  checkDays(filter);
  const order = { sort, direction: direction ?? (sort === "donor" ? "asc" : "desc") } as const;
  const list = listKey(filter, order);
  const after = cursor === undefined ? null : readDonationPosition(list, order, cursor);
  const pageSize = Math.min(Math.max(limit, 1), MAX_DONATIONS_PAGE_SIZE);
  const rows = await context.churchDonations.page(church, filter, order, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const decimal = decimalsOf(church.churchId);
  return {
    donations: shown.map((row) => describeChurchDonation(row, decimal)),
    next: last ? writeCursor(list, ...positionValues(order, positionOf(last))) : null,
  };
}

export async function readDonation(
  context: Pick<Donations, "churchDonations">,
  id: string,
  church: SeenChurch,
): Promise<ChurchDonation> {
  const row = await context.churchDonations.find(church, id);
  if (!row) throw new DonationNotFound();
  return describeChurchDonation(row, decimalsOf(church.churchId));
}

export function checkDays({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if ((from !== undefined && !isDay(from)) || (to !== undefined && !isDay(to))) throw new DateInvalid();
}

export const positionOf = ({ id, donatedAt, amount, personId, sortName }: ChurchDonationRow): DonationPosition => ({
  id,
  donatedAt,
  amount,
  donor: personId === null ? null : { personId, sortName: sortName ?? "" },
});

const listKey = (
  { search, from, to, fundId, batchId, personId, method, campaign, status }: DonationFilter,
  { sort, direction }: DonationOrder,
): string => JSON.stringify([search, from, to, fundId, batchId, personId, method, campaign, status, sort, direction]);
