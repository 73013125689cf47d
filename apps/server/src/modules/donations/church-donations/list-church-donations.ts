import {
  DONATIONS_PAGE,
  MAX_DONATIONS_PAGE_SIZE,
  type CallAnswer,
  type ChurchDonation,
  type DonationFilter,
  type listChurchDonations as call,
} from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Donations } from "../donations.ts";
import { DateInvalid, DonationNotFound } from "../donations-errors.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import { describeChurchDonation } from "./describe-church-donation.ts";
import { isDay } from "./is-day.ts";
import { readCursor, writeCursor } from "./page-cursor.ts";

type DonationQuery = DonationFilter & { cursor?: string | undefined; limit?: number | undefined };

/** Lists donations by cursor, without an offset or a count, so that every page costs the same. */
export async function listChurchDonations(
  context: Pick<Donations, "churchDonations">,
  { cursor, limit = DONATIONS_PAGE, ...filter }: DonationQuery,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  checkDays(filter);
  const list = filterKey(filter);
  const position = cursor === undefined ? null : readCursor(list, cursor, isTime);
  const after = position && { at: new Date(position.at), id: position.id };
  const pageSize = Math.min(Math.max(limit, 1), MAX_DONATIONS_PAGE_SIZE);
  const rows = await context.churchDonations.page(church, filter, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const decimal = decimalsOf(church.churchId);
  return {
    donations: shown.map((row) => describeChurchDonation(row, decimal)),
    next: last ? writeCursor(list, last.donatedAt.toISOString(), last.id) : null,
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

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

const filterKey = ({ from, to, fundId, batchId, personId, method, status }: DonationFilter): string =>
  JSON.stringify([from, to, fundId, batchId, personId, method, status]);
