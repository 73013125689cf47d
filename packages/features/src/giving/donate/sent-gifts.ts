import { type Gift, uniqueId } from "@offertory/contract";
import type { GiftType } from "./gift-draft.ts";

/** A gift that was sent, with the key by which the server knows it: sent again, it is the same gift. */
export interface SentGift {
  type: GiftType;
  body: Gift;
  key: string;
  /** `sent`: nobody has told yet what became of it. `refused`: no money moved. */
  state: "sent" | "made" | "refused";
  /** When it came to be so. */
  at: number;
}

/** After that nobody waits any more, and a request that never arrived must not arrive now. */
const LIFE_MS = 15 * 60_000;
/** So long two tabs that say the same are taken to mean the same gift. */
const ALIKE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** What makes a gift this gift. An order of the payment company is another one at every try. */
const readsOf = (type: GiftType, { amount, funds, notes, gatewayId, id, customerId, ...rest }: Gift): string => {
  const shares = funds.map((share) => [share.id, share.amount]);
  return JSON.stringify([
    type,
    amount,
    shares,
    notes ?? "",
    gatewayId,
    customerId ? id : "order",
    rest.billing_cycle_anchor ?? null,
    rest.interval ?? null,
  ]);
};

const isSent = (found: unknown): found is SentGift =>
  found instanceof Object && "key" in found && "body" in found && "state" in found && "at" in found;

/** What all tabs of a browser know of the gifts that a person sent: none is sent anew because a tab was closed, copied or refreshed. */
export function sentGifts(churchId: string, personId: string, storage: Storage = localStorage, now = Date.now) {
  const name = `offertory-sent-gifts ${churchId} ${personId}`;

  function all(): SentGift[] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(name) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isSent).filter(({ at }) => now() - at < DAY_MS) : [];
    } catch {
      return [];
    }
  }
  function keep(gifts: readonly SentGift[]): void {
    try {
      if (gifts.length > 0) storage.setItem(name, JSON.stringify(gifts));
      else storage.removeItem(name);
    } catch {
      // A browser that may keep nothing gives all the same.
    }
  }
  const others = (key: string) => all().filter((gift) => gift.key !== key);
  const isFresh = ({ at }: SentGift) => now() - at < LIFE_MS;
  const isLost = (gift: SentGift) => gift.state === "sent" && !isFresh(gift);

  return {
    /** The gift whose end nobody has told yet. */
    underWay: (): SentGift | undefined => all().find((gift) => gift.state === "sent" && isFresh(gift)),

    /** Whether there is one that nobody heard of again. */
    hasLost: (): boolean => all().some(isLost),
    forgetLost: (): void => keep(all().filter((gift) => !isLost(gift))),

    /**
     * The gift that this one is: under way in any tab, made in another one since this form was begun, or refused before, when
     * it may be tried again under its key.
     */
    alike(type: GiftType, body: Gift, since: number): SentGift | undefined {
      const reads = readsOf(type, body);
      return all().find((gift) => {
        if (readsOf(gift.type, gift.body) !== reads) return false;
        if (gift.state === "made") return gift.at > since && now() - gift.at < ALIKE_MS;
        return isFresh(gift) && (gift.state === "sent" || Boolean(gift.body.customerId));
      });
    },

    /** Written down before it is sent. */
    send(type: GiftType, body: Gift, key = `${uniqueId()}${uniqueId()}`): SentGift {
      const gift: SentGift = { type, body, key, state: "sent", at: now() };
      keep([...others(key), gift]);
      return gift;
    },

    /** The first tab to know writes it down: when a gift was made does not change because another tab hears of it, too. */
    end(gift: SentGift, state: "made" | "refused"): void {
      if (all().some(({ key, state: known }) => key === gift.key && known === "made")) return;
      keep([...others(gift.key), { ...gift, state, at: now() }]);
    },
  };
}
