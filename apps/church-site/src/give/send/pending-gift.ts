import type { GiftSummary } from "./describe-gift.ts";

/**
 * A gift that was sent and whose end is not known yet. It is kept over a refresh and seen by every tab, and sent again it is the
 * same gift.
 */
export interface PendingGift {
  key: string;
  path: "/donate/charge" | "/donate/subscribe";
  body: unknown;
  ticket: string;
  summary: GiftSummary;
  gatewayId: string;
  sentAt: number;
  /** What the server calls it, once that is known. */
  giftId: string | null;
}

/** After that nobody waits any more, and a request that never arrived must not arrive now. */
const LIFE_MS = 15 * 60_000;

const placeOf = (churchId: string): string => `gift ${churchId}`;

/** Where a browser keeps nothing, a gift is still given; only a refresh forgets it. */
const attempt = <Result>(work: () => Result): Result | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

export function keepPending(churchId: string, gift: PendingGift): void {
  attempt(() => localStorage.setItem(placeOf(churchId), JSON.stringify(gift)));
}

export function forgetPending(churchId: string): void {
  attempt(() => localStorage.removeItem(placeOf(churchId)));
}

export function readPending(churchId: string, now = Date.now()): { gift: PendingGift; isOld: boolean } | null {
  const gift = attempt((): PendingGift | null => JSON.parse(localStorage.getItem(placeOf(churchId)) ?? "null"));
  return gift ? { gift, isOld: now - gift.sentAt > LIFE_MS } : null;
}
