import {
  DONATION_SORTS,
  DONATION_STATUSES,
  MAX_DONATION_SEARCH_LENGTH,
  readCampaign,
  type DonationFilter as Query,
  type DonationSort,
} from "@offertory/contract";
import { readDay, readId } from "../read-address.ts";
import { daysOf, periodNamed, PERIODS } from "./periods.ts";

export type DonationStatus = (typeof DONATION_STATUSES)[number];
export const METHODS = ["card", "bank", "paypal", "cash", "check", "other"] as const;
export type Method = (typeof METHODS)[number];

/** Which donations are shown. It is kept in the URL, so that back, reload and a shared link show the same. */
export interface DonationsFilter {
  search: string | null;
  from: string | null;
  to: string | null;
  fundId: string | null;
  personId: string | null;
  batchId: string | null;
  method: Method | null;
  campaign: string | null;
  status: DonationStatus | null;
}

export const ALL_GIFTS: DonationsFilter = {
  search: null,
  from: null,
  to: null,
  fundId: null,
  personId: null,
  batchId: null,
  method: null,
  campaign: null,
  status: null,
};

const NAMES = { fundId: "fund", personId: "person", batchId: "batch" } as const;

/** Reads a filter from URL parameters; invalid values are ignored. A named period has the days that it has today. */
export const filterOfUrl = (url: URLSearchParams, now = new Date()): DonationsFilter => ({
  search: url.get("search")?.slice(0, MAX_DONATION_SEARCH_LENGTH) || null,
  ...daysOfUrl(url, now),
  fundId: readId(url.get(NAMES.fundId)),
  personId: readId(url.get(NAMES.personId)),
  batchId: readId(url.get(NAMES.batchId)),
  method: METHODS.find((method) => method === url.get("method")) ?? null,
  campaign: readCampaign(url.get("campaign") ?? ""),
  status: DONATION_STATUSES.find((status) => status === url.get("status")) ?? null,
});

function daysOfUrl(url: URLSearchParams, now: Date): Pick<DonationsFilter, "from" | "to"> {
  const period = PERIODS.find((each) => each === url.get("period"));
  return period ? daysOf(period, now) : { from: readDay(url.get("from")), to: readDay(url.get("to")) };
}

/** How the list is sorted. */
export interface DonationsOrder {
  sort: DonationSort;
  direction: "asc" | "desc";
}

export const NEWEST_FIRST: DonationsOrder = { sort: "date", direction: "desc" };

/** The orders to choose from, each as `sort-direction`, as it stands in the URL. */
export const DONATION_ORDERS = [
  "date-desc",
  "date-asc",
  "amount-desc",
  "amount-asc",
  "donor-asc",
  "donor-desc",
] as const;
export type DonationOrderName = (typeof DONATION_ORDERS)[number];

export const nameOfOrder = ({ sort, direction }: DonationsOrder): DonationOrderName => `${sort}-${direction}`;

export function orderNamed(name: string | null): DonationsOrder {
  const known = DONATION_ORDERS.find((each) => each === name);
  const sort = DONATION_SORTS.find((each) => known?.startsWith(each));
  return sort ? { sort, direction: known?.endsWith("asc") ? "asc" : "desc" } : NEWEST_FIRST;
}

export const orderOfUrl = (url: URLSearchParams): DonationsOrder => orderNamed(url.get("sort"));

/** Returns the order after its column was pressed: first the usual direction of the column, then the other one. */
export function sortedBy(order: DonationsOrder, sort: DonationSort): DonationsOrder {
  if (order.sort === sort) return { sort, direction: order.direction === "asc" ? "desc" : "asc" };
  return { sort, direction: sort === "donor" ? "asc" : "desc" };
}

/** Writes a filter and an order to URL parameters, without empty parts and without the usual order. */
export function urlOfFilter(filter: DonationsFilter, order: DonationsOrder = NEWEST_FIRST): URLSearchParams {
  const url = new URLSearchParams();
  const parts = {
    search: filter.search,
    from: filter.from,
    to: filter.to,
    [NAMES.fundId]: filter.fundId,
    [NAMES.personId]: filter.personId,
    [NAMES.batchId]: filter.batchId,
    method: filter.method,
    campaign: filter.campaign,
    status: filter.status,
    sort: nameOfOrder(order) === nameOfOrder(NEWEST_FIRST) ? null : nameOfOrder(order),
  };
  for (const [name, value] of Object.entries(parts)) if (value) url.set(name, value);
  return url;
}

/** Returns the query of a saved view. It names a period, so that "this month" is another month later. */
export function queryOfView(filter: DonationsFilter, order: DonationsOrder, now = new Date()): string {
  const url = urlOfFilter(filter, order);
  const period = PERIODS.find((each) => each === periodNamed(filter, now));
  if (period) {
    url.delete("from");
    url.delete("to");
    url.set("period", period);
  }
  return url.toString();
}

/** Returns the query of the totals and of the CSV export. */
export const queryOfFilter = ({
  search,
  from,
  to,
  fundId,
  personId,
  batchId,
  method,
  campaign,
  status,
}: DonationsFilter): Query => ({
  ...(search ? { search } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(fundId ? { fundId } : {}),
  ...(personId ? { personId } : {}),
  ...(batchId ? { batchId } : {}),
  ...(method ? { method } : {}),
  ...(campaign ? { campaign } : {}),
  ...(status ? { status } : {}),
});

export const countChosen = (filter: DonationsFilter): number =>
  Object.values(filter).filter((part) => part !== null).length;
