import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Money } from "../../../platform/money/money.ts";
import { ticketIdOf } from "../tickets/ticket-id.ts";
import { minScoreOf } from "../card-testing/captcha-escalation.ts";
import { inTransaction, type Visitors } from "../visitors.ts";
import { CaptchaNeeded } from "../visitors-errors.ts";
import { clientNetworkHash } from "../card-testing/client-network-hash.ts";

/** Somebody without an account, let in by a ticket. */
export interface Admission {
  ticketId: string;
  /** The network they come from, hashed. */
  place: string;
  /** The gift that the ticket was spent on; null for a step on the way to one. */
  spentOn: string | null;
}

/** A gift as a ticket knows it again. */
export interface GuestGift {
  /** Everything that makes it this gift and no other. */
  request: readonly unknown[];
  /** Whether the client named it: then it is the same gift for good, else for a minute. */
  named: boolean;
  /** Where all of it goes to one fund. */
  amount: Money | null;
  fundId: string | null;
}

interface Wish {
  churchId: string;
  /** As the client brought it; without one, a ticket of the same network will do. */
  ticket: string | undefined;
  address: string;
  for: "gift" | "step";
  /** Of a gift: the same one again is admitted again, by the ticket that it has. */
  gift?: GuestGift;
}

const REPEAT_MS = 60_000;
const TICKET_LIFE_MS = 24 * 3_600_000;

/**
 * Lets somebody in who is not signed in: a ticket admits one gift, and a few steps (saving the card, making the order) on the way
 * to it. Every call that reaches a payment provider without a token comes through here.
 */
export async function admitGuest(
  context: Pick<Visitors, "connection" | "newId" | "now" | "secret" | "tries">,
  wish: Wish,
): Promise<Admission> {
  const { churchId, ticket, address } = wish;
  const place = clientNetworkHash(context, address);
  const id = ticket ? ticketIdOf(ticket) : null;
  const now = context.now();
  const leastScore = await minScoreOf(context, churchId);
  const gift = wish.for === "gift" ? describe(context, wish) : null;
  return inTransaction(context, async ({ guests }) => {
    if (id === null) await guests.lockPlace(place);
    const drawn = await guests.drawTicket({ id, place, churchId, leastScore, now, gift });
    if (!drawn) throw new CaptchaNeeded();
    if (!gift) await guests.spendStep(drawn.id);
    else if (drawn.spentOn === null) await guests.spendGift(drawn.id, gift.request, now);
    return { ticketId: drawn.id, place, spentOn: gift?.request ?? null };
  });
}

function describe(context: Pick<Visitors, "newId" | "now">, { churchId, gift }: Wish) {
  // Without a description every gift is another one.
  const request = gift ? [churchId, ...gift.request] : [context.newId()];
  return {
    request: sha256OfList(request),
    repeatsSince: new Date(context.now().getTime() - (gift?.named ? TICKET_LIFE_MS : REPEAT_MS)),
    amount: gift?.amount ? unitsFor(churchId, gift.amount) : null,
    fundId: gift?.fundId ?? null,
  };
}
