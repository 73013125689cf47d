import type { LedgerFilter as Query } from "@offertory/contract";
import { readDay, readId } from "../read-address.ts";

/** Which ledger entries are shown. It is kept in the URL. */
export interface LedgerFilter {
  from: string | null;
  to: string | null;
  donationId: string | null;
}

export const ALL_ENTRIES: LedgerFilter = { from: null, to: null, donationId: null };

/** Reads a filter from URL parameters; invalid values are ignored. */
export const filterOfUrl = (url: URLSearchParams): LedgerFilter => ({
  from: readDay(url.get("from")),
  to: readDay(url.get("to")),
  donationId: readId(url.get("gift")),
});

export function urlOfFilter({ from, to, donationId }: LedgerFilter): URLSearchParams {
  const url = new URLSearchParams();
  for (const [name, value] of Object.entries({ from, to, gift: donationId })) if (value) url.set(name, value);
  return url;
}

export const queryOfFilter = ({ from, to, donationId }: LedgerFilter): Query => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(donationId && { donationId }),
});

export const isNarrowed = (filter: LedgerFilter): boolean => Object.values(filter).some((part) => part !== null);
