import type { DonationFilter, DonationSort } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import { CursorInvalid } from "../donations-errors.ts";
import { sortColumns } from "./filter-donations.ts";
import { readPosition } from "./page-cursor.ts";

export interface DonationOrder {
  sort: DonationSort;
  direction: "asc" | "desc";
}

export const NEWEST_FIRST: DonationOrder = { sort: "date", direction: "desc" };

/** The last row of a page, with the values by which the lists are sorted. */
export interface DonationPosition {
  id: string;
  donatedAt: Date;
  amount: number;
  /** Null after an anonymous donation. */
  donor: { sortName: string; personId: string } | null;
}

/** Returns the values of a position that the cursor of an order needs. */
export function positionValues({ sort }: DonationOrder, { id, donatedAt, amount, donor }: DonationPosition): string[] {
  switch (sort) {
    case "date":
      return [donatedAt.toISOString(), id];
    case "amount":
      return [String(amount), id];
    case "donor":
      return [donatedAt.toISOString(), id, ...(donor ? [donor.sortName, donor.personId] : [])];
  }
}

/** Reads the position from a cursor of this list and order. */
export function readDonationPosition(list: string, { sort }: DonationOrder, cursor: string): DonationPosition {
  const [value = "", id, sortName, personId, ...more] = readPosition(list, cursor);
  const isByDonor = sort === "donor" && (personId !== undefined || sortName === undefined);
  if (id === undefined || more.length > 0 || !(isByDonor || sortName === undefined)) throw new CursorInvalid();
  const donor = sortName === undefined || personId === undefined ? null : { sortName, personId };
  if (sort === "amount") {
    if (!/^\d{1,9}$/.test(value)) throw new CursorInvalid();
    return { id, donatedAt: new Date(0), amount: Number(value), donor };
  }
  if (Number.isNaN(Date.parse(value))) throw new CursorInvalid();
  return { id, donatedAt: new Date(value), amount: 0, donor };
}

const COMPARE = { asc: sql`>`, desc: sql`<` };
const WORD = { asc: sql`asc`, desc: sql`desc` };

/** The condition and the order of the rows after a position, for the sorts by one column and the id. */
export function sortByColumn(
  filter: DonationFilter,
  { sort, direction }: DonationOrder,
  after: DonationPosition | null,
) {
  const byDate = sortColumns(filter);
  const [value, id] = sort === "amount" ? [sql`d.amount`, sql`d.id`] : [byDate.at, byDate.id];
  const last = sort === "amount" ? after?.amount : after?.donatedAt;
  return {
    follows: after ? sql<boolean>`(${value}, ${id}) ${COMPARE[direction]} (${last}, ${after.id})` : sql<boolean>`true`,
    order: sql`${value} ${WORD[direction]}, ${id} ${WORD[direction]}`,
  };
}

/**
 * The condition and the order of the donations with a donor: by name, and within a donor newest first. The condition on
 * the name alone lets PostgreSQL begin in the index on names.
 */
export function sortByDonor({ direction }: DonationOrder, after: DonationPosition | null) {
  const donor = after?.donor;
  const order = sql`p.sort_name ${WORD[direction]}, p.person_id ${WORD[direction]}, d.donated_at desc, d.id desc`;
  if (!after || !donor) return { follows: sql<boolean>`true`, order };
  const name = sql`(p.sort_name, p.person_id)`;
  const last = sql`(${donor.sortName}, ${donor.personId})`;
  const follows: RawBuilder<boolean> = sql`${name} ${COMPARE[direction]}= ${last}
    and (${name} ${COMPARE[direction]} ${last} or (d.donated_at, d.id) < (${after.donatedAt}, ${after.id}))`;
  return { follows, order };
}
