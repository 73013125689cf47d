import type { Gift } from "@offertory/contract";
import { uniqueId } from "@offertory/contract/ids/unique-id";
import { giftsName } from "./gifts-name.ts";
import { openStorage } from "@offertory/api-client/storage";

export type GiftType = "once" | "recurring";

/** A gift that was sent, with the key by which the server knows it: sent again, it is the same gift. */
export type SentGift<More extends object = object> = More & {
  type: GiftType;
  body: Gift;
  key: string;
  /** `sent`: nobody has told yet what became of it. `refused`: no money moved. */
  state: "sent" | "made" | "refused";
  /** When it came to be so. */
  at: number;
  /** Of what makes it this gift; two tabs that say the same have the same. */
  hash?: string;
};

interface Surroundings {
  storage?: Storage | null;
  now?: () => number;
  /**
   * Somebody without an account: every try has another card, so the card says nothing about which gift it is. The browser may be
   * a shared one: of a gift that has ended nothing stays in words.
   */
  isGuest?: boolean;
}

/** After that nobody waits any more, and a request that never arrived must not arrive now. */
const LIFE_MS = 15 * 60_000;
/** So long two tabs that say the same are taken to mean the same gift. */
const ALIKE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;
const NOTHING: Gift = { amount: 0, funds: [] };

/** What makes a gift this gift. An order of the payment provider is another one at every try. */
function hashOf(type: GiftType, gift: Gift, isGuest: boolean): string {
  const { amount, funds, notes, gatewayId, id, customerId, person } = gift;
  const shares = funds.map((share) => [share.id, share.amount]);
  const means = isGuest ? (person?.email ?? "") : customerId ? id : "order";
  const rhythm = [gift.billing_cycle_anchor ?? null, gift.interval ?? null];
  return shortHash(JSON.stringify([type, amount, shares, notes ?? "", gatewayId, means, ...rhythm]));
}

/** What all tabs of a browser know of the gifts that a person sent: none is sent anew because a tab was closed, copied or refreshed. */
export function sentGifts<More extends object = object>(churchId: string, giver: string, around: Surroundings = {}) {
  const { storage = openStorage("localStorage"), now = Date.now, isGuest = false } = around;
  const name = giftsName(churchId, giver);
  type Sent = SentGift<More>;

  const isSent = (found: unknown): found is Sent =>
    found instanceof Object && "key" in found && "body" in found && "state" in found && "at" in found;

  function all(): Sent[] {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(name) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isSent).filter(({ at }) => now() - at < DAY_MS) : [];
    } catch {
      return [];
    }
  }
  function keep(gifts: readonly Sent[]): void {
    try {
      if (gifts.length > 0) storage?.setItem(name, JSON.stringify(gifts));
      else storage?.removeItem(name);
    } catch {
      // A browser that may keep nothing gives all the same.
    }
  }
  const others = (key: string) => all().filter((gift) => gift.key !== key);
  const isFresh = ({ at }: Sent) => now() - at < LIFE_MS;
  const isLost = (gift: Sent) => gift.state === "sent" && !isFresh(gift);
  const isAlike = (gift: Sent, hash: string) => (gift.hash ?? hashOf(gift.type, gift.body, isGuest)) === hash;

  const allUnderWay = () => all().filter((gift) => gift.state === "sent" && isFresh(gift));

  return {
    /** The gifts whose end nobody has told yet, and the first of them. */
    allUnderWay,
    underWay: (): Sent | undefined => allUnderWay()[0],

    /** One that nobody heard of again. */
    lost: (): Sent | undefined => all().find(isLost),
    forgetLost: (): void => keep(all().filter((gift) => !isLost(gift))),

    /**
     * The gift that this one is: under way in any tab, made in another one since this form was begun, or refused before, when
     * it may be tried again under its key.
     */
    alike(type: GiftType, body: Gift, since: number): Sent | undefined {
      const hash = hashOf(type, body, isGuest);
      return all().find((gift) => {
        if (!isAlike(gift, hash)) return false;
        if (gift.state === "made") return gift.at > since && now() - gift.at < ALIKE_MS;
        return isFresh(gift) && (gift.state === "sent" || (!isGuest && Boolean(gift.body.customerId)));
      });
    },

    /** Written down before it is sent. */
    send(type: GiftType, body: Gift, more: More, key = `${uniqueId()}${uniqueId()}`): Sent {
      const hash = hashOf(type, body, isGuest);
      const gift: Sent = { ...more, type, body, key, state: "sent", at: now(), hash };
      keep([...others(key), gift]);
      return gift;
    },

    /** Something more is known of a gift that is under way. */
    learn(gift: Sent): void {
      if (all().some(({ key, state }) => key === gift.key && state === "sent")) keep([...others(gift.key), gift]);
    },

    /** The first tab to know writes it down: when a gift was made does not change because another tab hears of it, too. */
    end(gift: Sent, state: "made" | "refused"): void {
      if (all().some(({ key, state: known }) => key === gift.key && known === "made")) return;
      const ended: Sent = { ...gift, state, at: now() };
      if (isGuest) keep(state === "made" ? [...others(gift.key), withoutWords(ended)] : others(gift.key));
      else keep([...others(gift.key), ended]);
    },
  };

  function withoutWords(gift: Sent): Sent {
    const { type, key, state, at, hash } = gift;
    const bare: unknown = { type, key, state, at, hash, body: NOTHING };
    return isSent(bare) ? bare : gift;
  }
}

/** A short hash of a text, to tell whether two are the same; it is no secret-keeper. */
function shortHash(text: string): string {
  let [one, other] = [0x9e3779b1, 0x85ebca77];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 0x85ebca6b);
    other = Math.imul(other ^ code, 0xc2b2ae35);
  }
  return `${(one >>> 0).toString(36)}${((other ^ (one >>> 15)) >>> 0).toString(36)}`;
}
