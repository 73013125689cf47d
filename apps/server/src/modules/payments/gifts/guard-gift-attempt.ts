import type { Donor } from "../donors/find-or-add-donor.ts";
import type { Payments } from "../payments.ts";
import type { IntentStatus } from "../intents/intent-status.ts";
import type { Intent } from "../intents/intent.ts";
import type { Payment } from "../intents/take-payment.ts";
import { type TryOutcome, guardPaymentAttempt } from "../../visitors/index.ts";

const OUTCOMES: Record<IntentStatus, TryOutcome> = {
  created: "unsure",
  processing: "unsure",
  requires_action: "unsure",
  succeeded: "good",
  failed: "declined",
  cancelled: "unsure",
};

/** What is wrong with a gift before anybody was asked for money costs a guest no ticket. */
export async function orGiveBack<Result>(
  context: Pick<Payments, "guests">,
  { guest }: Donor,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (guest?.spentOn) await context.guests.giveBack(guest.ticketId, guest.spentOn);
    throw error;
  }
}

/** Asks for the money of a gift, unless its card, giver, ticket, network or church has had too many declines. */
export async function guardGiftAttempt(
  context: Payments,
  { churchId, personId, guest }: Donor,
  { paymentSource, address }: Pick<Payment, "paymentSource" | "address">,
  take: () => Promise<Intent>,
): Promise<Intent> {
  const who = guest?.email ?? `${churchId} ${personId}`;
  const { fingerprint } = paymentSource;
  const watched = { churchId, step: "charge" as const, address, who, ticketId: guest?.ticketId ?? null, fingerprint };
  const intent = await guardPaymentAttempt(
    context,
    watched,
    take,
    ({ status }) => OUTCOMES[status],
    ({ id }) => id,
  );
  if (guest && intent.status === "failed") await context.guests.endTicket(guest.ticketId);
  return intent;
}

/** Why a card was declined is worth money to who tries cards out: all guests are told the same. */
export const hideReason = (intent: Intent): Intent => ({ ...intent, failure: "" });
