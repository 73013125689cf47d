import { DONATION_STATUSES, type DonationFilter as Query } from "@offertory/contract";
import { readDay, readId } from "../read-address.ts";

export type DonationStatus = (typeof DONATION_STATUSES)[number];
export const METHODS = ["card", "bank", "paypal", "cash", "check", "other"] as const;
export type Method = (typeof METHODS)[number];

/** Which donations are shown. It is kept in the URL, so that back, reload and a shared link show the same. */
export interface DonationsFilter {
  from: string | null;
  to: string | null;
  fundId: string | null;
  personId: string | null;
  batchId: string | null;
  method: Method | null;
  status: DonationStatus | null;
}

export const ALL_GIFTS: DonationsFilter = {
  from: null,
  to: null,
  fundId: null,
  personId: null,
  batchId: null,
  method: null,
  status: null,
};

const NAMES = { fundId: "fund", personId: "person", batchId: "batch" } as const;

/** Reads a filter from URL parameters; invalid values are ignored. */
export const filterOfUrl = (url: URLSearchParams): DonationsFilter => ({
  from: readDay(url.get("from")),
  to: readDay(url.get("to")),
  fundId: readId(url.get(NAMES.fundId)),
  personId: readId(url.get(NAMES.personId)),
  batchId: readId(url.get(NAMES.batchId)),
  method: METHODS.find((method) => method === url.get("method")) ?? null,
  status: DONATION_STATUSES.find((status) => status === url.get("status")) ?? null,
});

/** Writes a filter to URL parameters, without empty parts. */
export function urlOfFilter(filter: DonationsFilter): URLSearchParams {
  const url = new URLSearchParams();
  const parts = {
    from: filter.from,
    to: filter.to,
    [NAMES.fundId]: filter.fundId,
    [NAMES.personId]: filter.personId,
    [NAMES.batchId]: filter.batchId,
    method: filter.method,
    status: filter.status,
  };
  for (const [name, value] of Object.entries(parts)) if (value) url.set(name, value);
  return url;
}

/** Returns the query of the list and of the CSV export. */
export const queryOfFilter = ({ from, to, fundId, personId, batchId, method, status }: DonationsFilter): Query => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(fundId ? { fundId } : {}),
  ...(personId ? { personId } : {}),
  ...(batchId ? { batchId } : {}),
  ...(method ? { method } : {}),
  ...(status ? { status } : {}),
});

export const countChosen = (filter: DonationsFilter): number =>
  Object.values(filter).filter((part) => part !== null).length;

/** Returns the period if the filter consists of a first and a last day and nothing else; else null. */
export function periodOf({ from, to, ...others }: DonationsFilter): { from: string; to: string } | null {
  const isWhole = Object.values(others).every((part) => part === null);
  return from && to && from <= to && isWhole ? { from, to } : null;
}
