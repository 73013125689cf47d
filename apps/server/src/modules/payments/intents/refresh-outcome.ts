import type { GiftAnswer } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { answerGift } from "./answer-gift.ts";
import { openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { GiftNotFound } from "../payments-errors.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { hideDecline } from "./hide-reason.ts";
import { chargeQuery } from "./charge-query.ts";
import { payerTokenOf } from "../purposes/payer-token.ts";
import type { Intent } from "./intent.ts";

/**
 * Returns the outcome of a gift to a form that lost the answer, or whose donor has confirmed at the bank. The payment
 * provider is asked first, so that the donor does not wait for its webhook.
 */
export async function refreshOutcome(
  context: Payments,
  { id, key }: { id: string; key: string },
  caller: Caller | null,
): Promise<GiftAnswer> {
  const intent = await context.intents.findById(id);
  if (!intent || !mayRead(intent, key, caller)) throw new GiftNotFound();
  const now = await refreshIntent(context, intent);
  const shown = isDonor(intent, caller) ? now : hideDecline(now);
  return { ...answerGift(shown), payerToken: payerTokenOf(context, intent) };
}

const isDonor = ({ churchId, personId }: Intent, caller: Caller | null): boolean =>
  caller?.churchId === churchId && caller.personId === personId;

/** Allows the donor, and clients that know the idempotency key. A gift that ended has lost its key: its id is enough. */
const mayRead = (intent: Intent, key: string, caller: Caller | null): boolean =>
  isDonor(intent, caller) ||
  (intent.clientKey === null && (intent.status === "failed" || intent.status === "cancelled")) ||
  intent.clientKey === `sent ${intent.personId} ${key}`;

async function refreshIntent(context: Payments, intent: Intent): Promise<Intent> {
  const { churchId, gatewayId, provider, providerId, status } = intent;
  // A gift without a provider id is left to the recovery worker, which knows whether a repeated call is safe.
  if ((status !== "requires_action" && status !== "processing") || !providerId) return intent;
  const gateway = await context.gateways.find(churchId, gatewayId);
  if (!gateway) return intent;
  const { charges } = context.providers[provider];
  const update = await charges.look(openAccount(context, gateway), chargeQuery(intent));
  return update && update.outcome !== "unknown" ? applyPaymentUpdate(context, intent, update) : intent;
}
