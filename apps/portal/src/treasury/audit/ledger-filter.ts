import type { LedgerFilter as Query } from "@offertory/contract";

/** Which entries the list shows. The address bar holds it. */
export interface LedgerFilter {
  from: string | null;
  to: string | null;
  donationId: string | null;
}

export const ALL_ENTRIES: LedgerFilter = { from: null, to: null, donationId: null };

/** Reads a filter from an address; whatever it does not know is left open. */
export const filterOfUrl = (url: URLSearchParams): LedgerFilter => ({
  from: dayOf(url.get("from")),
  to: dayOf(url.get("to")),
  donationId: idOf(url.get("gift")),
});

/** A day of the calendar, else null: the thirtieth of February in an address asks for nothing. */
function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

const idOf = (text: string | null): string | null => (text && text.length <= 64 ? text : null);

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
