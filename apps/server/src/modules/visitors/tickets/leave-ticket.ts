import { newToken } from "../../../platform/hashing/sha256.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Money } from "../../../platform/money/money.ts";
import type { Visitors } from "../visitors.ts";
import { ticketIdOf } from "./ticket-id.ts";
import { clientNetworkHash } from "../card-testing/client-network-hash.ts";

const LIFE_MS = 30 * 60_000;
const STEPS = 3;
/** Such a ticket says nothing of a person, only of what may be paid: enough where nobody tests cards. */
const AMOUNT_SCORE = 0.5;
const AMOUNT_BY_ADDRESS: Limit = { name: "form-ticket-address", tries: 20, seconds: 3600 };
const AMOUNT_BY_CHURCH: Limit = { name: "form-ticket-church", tries: 300, seconds: 3600 };

interface Left {
  address: string;
  score: number;
  /** The client carries it by itself: nobody else of the same network draws it. */
  carried: boolean;
}

/** A ticket for who has shown to be a person. Only its hash is kept. */
export async function leaveTicket(
  context: Pick<Visitors, "guests" | "now" | "secret">,
  { address, score, carried }: Left,
): Promise<string> {
  return keep(context, { address, score, pooled: !carried, churchId: null, fundId: null, amount: null });
}

/**
 * A ticket for who was asked for a payment, as by a public form, in a client that shows no captcha: for one gift of exactly that
 * amount to that fund.
 */
export async function leaveAmountTicket(
  context: Pick<Visitors, "guests" | "limits" | "now" | "secret">,
  price: { churchId: string; fundId: string; amount: Money; address: string },
): Promise<void> {
  await context.limits.count(AMOUNT_BY_ADDRESS, price.address);
  await context.limits.count(AMOUNT_BY_CHURCH, price.churchId);
  const amount = unitsFor(price.churchId, price.amount);
  await keep(context, { ...price, amount, score: AMOUNT_SCORE, pooled: true });
}

async function keep(
  context: Pick<Visitors, "guests" | "now" | "secret">,
  {
    address,
    ...ticket
  }: { address: string; score: number; pooled: boolean } & {
    churchId: string | null;
    fundId: string | null;
    amount: number | null;
  },
): Promise<string> {
  const secret = newToken(24);
  const madeAt = context.now();
  await context.guests.addTicket({
    ...ticket,
    id: ticketIdOf(secret),
    place: clientNetworkHash(context, address),
    giftsLeft: 1,
    stepsLeft: STEPS,
    madeAt,
    endsAt: new Date(madeAt.getTime() + LIFE_MS),
  });
  return secret;
}
