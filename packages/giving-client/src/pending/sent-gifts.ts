import type { Gift } from "@offertory/contract";
import { uniqueId } from "@offertory/contract/ids/unique-id";
import { giftsStorageKey } from "./gifts-storage-key.ts";
import { openStorage } from "@offertory/api-client/storage";

export type GiftType = "once" | "recurring";

/** A gift that was sent, with its idempotency key: sent again under this key, it is the same gift. */
export type SentGift<More extends object = object> = More & {
  type: GiftType;
  body: Gift;
  key: string;
  /** `sent`: the outcome is not known yet. `refused`: no money moved. */
  state: "sent" | "made" | "refused";
  /** When the state was set, in milliseconds. */
  at: number;
  /** The hash of what identifies the gift; equal gifts of two tabs have the same one. */
  hash?: string;
};

interface SentGiftsOptions {
  storage?: Storage | null;
  now?: () => number;
  /**
   * Whether the donor is a guest. A guest's card has a new id at every attempt, so it does not help to identify a gift.
   * The browser may be a shared one, so the details of a finished gift are not kept.
   */
  isGuest?: boolean;
}

/**
 * A gift without an outcome counts as lost after this time. It is not sent again, because the donor no longer expects a
 * charge.
 */
const PENDING_LIFETIME_MS = 15 * 60_000;
/** Equal gifts of two tabs within this time count as the same gift. */
const DUPLICATE_WINDOW_MS = 30 * 60_000;
const DAY_MS = 86_400_000;
const EMPTY_GIFT: Gift = { amount: 0, funds: [] };

/**
 * Returns a hash of what identifies a gift. The id of a provider's order is left out, because it is new at every
 * attempt.
 */
function hashOf(type: GiftType, gift: Gift, isGuest: boolean): string {
  const { amount, funds, notes, gatewayId, id, customerId, person } = gift;
  const fundLines = funds.map((line) => [line.id, line.amount]);
  const paymentSource = isGuest ? (person?.email ?? "") : customerId ? id : "order";
  const schedule = [gift.billing_cycle_anchor ?? null, gift.interval ?? null];
  return shortHash(JSON.stringify([type, amount, fundLines, notes ?? "", gatewayId, paymentSource, ...schedule]));
}

/**
 * The gifts that a person sent, shared by all tabs of a browser, so that closing, duplicating or reloading a tab never
 * sends a gift twice.
 */
export function sentGifts<More extends object = object>(
  churchId: string,
  donor: string,
  options: SentGiftsOptions = {},
) {
  const { storage = openStorage("localStorage"), now = Date.now, isGuest = false } = options;
  const storageKey = giftsStorageKey(churchId, donor);
  type Sent = SentGift<More>;

  const isSent = (found: unknown): found is Sent =>
    found instanceof Object && "key" in found && "body" in found && "state" in found && "at" in found;

  function all(): Sent[] {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isSent).filter(({ at }) => now() - at < DAY_MS) : [];
    } catch {
      return [];
    }
  }
  function keep(gifts: readonly Sent[]): void {
    try {
      if (gifts.length > 0) storage?.setItem(storageKey, JSON.stringify(gifts));
      else storage?.removeItem(storageKey);
    } catch {
      // Without storage the gift can still be made.
    }
  }
  const others = (key: string) => all().filter((gift) => gift.key !== key);
  const isFresh = ({ at }: Sent) => now() - at < PENDING_LIFETIME_MS;
  const isLost = (gift: Sent) => gift.state === "sent" && !isFresh(gift);
  const hasHash = (gift: Sent, hash: string) => (gift.hash ?? hashOf(gift.type, gift.body, isGuest)) === hash;

  const allPending = () => all().filter((gift) => gift.state === "sent" && isFresh(gift));

  return {
    /** The gifts whose outcome is not known yet. */
    allPending,
    underWay: (): Sent | undefined => allPending()[0],

    /** A gift whose outcome is still unknown after PENDING_LIFETIME_MS. */
    lost: (): Sent | undefined => all().find(isLost),
    forgetLost: (): void => keep(all().filter((gift) => !isLost(gift))),

    /**
     * Finds an equal gift: one in progress in any tab, one that another tab made since this form was opened, or one
     * that was refused and may be tried again under its key.
     */
    alike(type: GiftType, body: Gift, since: number): Sent | undefined {
      const hash = hashOf(type, body, isGuest);
      return all().find((gift) => {
        if (!hasHash(gift, hash)) return false;
        if (gift.state === "made") return gift.at > since && now() - gift.at < DUPLICATE_WINDOW_MS;
        return isFresh(gift) && (gift.state === "sent" || (!isGuest && Boolean(gift.body.customerId)));
      });
    },

    /** Stores a gift before it is sent. */
    send(type: GiftType, body: Gift, more: More, key = `${uniqueId()}${uniqueId()}`): Sent {
      const hash = hashOf(type, body, isGuest);
      const gift: Sent = { ...more, type, body, key, state: "sent", at: now(), hash };
      keep([...others(key), gift]);
      return gift;
    },

    /** Stores what became known about a gift in progress. */
    update(gift: Sent): void {
      if (all().some(({ key, state }) => key === gift.key && state === "sent")) keep([...others(gift.key), gift]);
    },

    /**
     * Stores the outcome. A gift that is already stored as made keeps its time, so that a second tab does not change
     * it.
     */
    end(gift: Sent, state: "made" | "refused"): void {
      if (all().some(({ key, state: known }) => key === gift.key && known === "made")) return;
      const ended: Sent = { ...gift, state, at: now() };
      if (isGuest) keep(state === "made" ? [...others(gift.key), withoutDetails(ended)] : others(gift.key));
      else keep([...others(gift.key), ended]);
    },
  };

  function withoutDetails(gift: Sent): Sent {
    const { type, key, state, at, hash } = gift;
    const bare: unknown = { type, key, state, at, hash, body: EMPTY_GIFT };
    return isSent(bare) ? bare : gift;
  }
}

/** Returns a short hash to compare texts by. It is not cryptographic. */
function shortHash(text: string): string {
  let [one, other] = [0x9e3779b1, 0x85ebca77];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x85ebca6b);
    other = Math.imul(other ^ code, 0xc2b2ae35);
  }
  return `${(one >>> 0).toString(36)}${((other ^ (one >>> 15)) >>> 0).toString(36)}`;
}
