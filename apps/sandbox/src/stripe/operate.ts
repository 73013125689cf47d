import type { Account } from "./account.ts";
import { RETURN_REASONS, returnDebit, settleDebit } from "./bank/end-debit.ts";
import { closeDispute } from "./disputes/close-dispute.ts";
import { openDispute } from "./disputes/open-dispute.ts";
import type { Accounts } from "./open-accounts.ts";
import { authenticateIntent } from "./payment-intents/authenticate-intent.ts";
import { authenticateSetup } from "./setup-intents/confirm-setup.ts";
import { emitEvent } from "./emit-event.ts";
import { isDebit } from "./payment-methods/find-payer.ts";
import type { Mandate, PaymentMethod } from "./wire.ts";

export const ACTIONS = ["settle", "return", "dispute", "win", "lose", "complete", "fail", "renew", "revoke"] as const;
export type Action = (typeof ACTIONS)[number];

/** Does what banks and cardholders can do. Returns the changed object, or a sentence about why it is impossible. */
export function operate(accounts: Accounts, action: Action, id: string, reason: string): object | string {
  for (const account of accounts.all()) {
    const done = operateIn(account, action, id, reason);
    if (done !== undefined) return done;
  }
  return "There is no such thing here.";
}

function operateIn(account: Account, action: Action, id: string, reason: string): object | string | undefined {
  const intent = account.paymentIntents.get(id);
  const setup = account.setupIntents.get(id);
  const charge = account.charges.get(id) ?? account.charges.get(intent?.latest_charge ?? "");
  const dispute = account.disputes.get(id);
  const method = account.paymentMethods.get(id);
  switch (action) {
    case "settle":
      if (!intent) return undefined;
      return intent.status === "processing" ? settleDebit(account, intent) : "It does not wait for a bank.";
    case "return":
      if (!intent) return undefined;
      if (intent.status !== "processing" && !isDebit(charge?.payment_method_details?.type ?? "card"))
        return "It is no bank debit.";
      return returnDebit(account, intent, reason in RETURN_REASONS ? reason : "insufficient_funds");
    case "dispute":
      if (!charge) return undefined;
      if (charge.status !== "succeeded") return "Only a charge that succeeded can be disputed.";
      if (charge.disputed) return "It is disputed already.";
      return openDispute(account, charge, reason || "fraudulent");
    case "win":
    case "lose":
      if (!dispute) return undefined;
      if (dispute.status === "won" || dispute.status === "lost") return "This dispute has ended.";
      return closeDispute(account, dispute, action === "win" ? "won" : "lost");
    case "complete":
    case "fail":
      if (intent) {
        return intent.next_action?.type === "use_stripe_sdk"
          ? authenticateIntent(account, intent, action === "complete")
          : "It does not wait for authentication.";
      }
      return setup && authenticateSetup(account, setup, action === "complete");
    case "renew":
      return method && (method.card ? renewCard(account, method) : "It is no card.");
    case "revoke":
      return method && (revokeMandate(account, id) ?? "It has no mandate.");
  }
}

/** The account holder revokes the mandate at the bank. Returns undefined when there is no mandate. */
function revokeMandate(account: Account, methodId: string): Mandate | undefined {
  const instrument = account.instruments.get(methodId);
  const mandate = account.mandates.get(instrument?.mandate ?? "");
  if (!instrument || !mandate) return undefined;
  account.instruments.put(methodId, { ...instrument, mandate: null });
  const revoked = account.mandates.put(mandate.id, { ...mandate, status: "inactive" });
  emitEvent(account, "mandate.updated", revoked, { status: mandate.status });
  return revoked;
}

/** The bank replaces the card by one with another number and expiry; Stripe updates it automatically. */
function renewCard(account: Account, method: PaymentMethod): PaymentMethod {
  const { card } = method;
  if (!card) return method;
  const last4 = String((Number(card.last4) + 1) % 10_000).padStart(4, "0");
  const renewed = { ...method, card: { ...card, last4, exp_year: card.exp_year + 4 } };
  account.paymentMethods.put(method.id, renewed);
  emitEvent(account, "payment_method.automatically_updated", renewed, { card });
  return renewed;
}
