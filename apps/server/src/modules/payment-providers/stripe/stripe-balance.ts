import type { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { BalanceKind, BalanceTransaction } from "../balance-transaction.ts";
import type { ChargeIds } from "../charge.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import type { StripeOf } from "./open-stripe.ts";
import { moneyIn } from "./stripe-money.ts";
import { idOf, chargeIdsOf, assertStripeObject } from "./stripe-ids.ts";

const PAGE = { limit: 100, expand: ["data.source"] };

export const stripeBalance = (stripeOf: StripeOf): NonNullable<PaymentProvider["balance"]> => ({
  async *list(account, { from, until }) {
    const created = { gte: secondsOf(from), lt: secondsOf(until) };
    yield* describeAll(account, stripeOf(account).balanceTransactions.list({ ...PAGE, created }));
  },

  async inPayout(account, payoutId) {
    const { payouts, balanceTransactions } = stripeOf(account);
    const payout = await nullWhenMissing(() => payouts.retrieve(payoutId));
    // Stripe lists the transactions of automatic payouts only, not of those that somebody made by hand.
    if (!payout?.automatic) return null;
    return describeAll(account, balanceTransactions.list({ ...PAGE, payout: payoutId }), payoutId);
  },

  async invoiceOf(account, providerId) {
    const payment = { type: "payment_intent" as const, payment_intent: providerId };
    const { data } = await stripeOf(account).invoicePayments.list({ payment, limit: 1 });
    return idOf(data[0]?.invoice);
  },

  async of(account, id) {
    const { balanceTransactions } = stripeOf(account);
    if (id.startsWith("txn_")) {
      const line = await nullWhenMissing(() => balanceTransactions.retrieve(id, { expand: ["source"] }));
      const move = line && describe(account, assertStripeObject("balance_transaction", line));
      return move ? [move] : [];
    }
    const found: BalanceTransaction[] = [];
    for await (const move of describeAll(account, balanceTransactions.list({ ...PAGE, source: id }))) found.push(move);
    return found;
  },
});

/** Yields the transactions in the church's currency, without the one of the payout itself. */
async function* describeAll(
  account: Account,
  lines: AsyncIterable<Stripe.BalanceTransaction>,
  payoutId?: string,
): AsyncIterable<BalanceTransaction> {
  for await (const line of lines) {
    const move = idOf(line.source) === payoutId ? null : describe(account, line);
    if (move) yield move;
  }
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Null for transactions in another currency than the church's: the ledger has one currency only. */
function describe(account: Account, line: Stripe.BalanceTransaction): BalanceTransaction | null {
  const amount = moneyIn(account, line.amount, line.currency);
  const fee = moneyIn(account, line.fee, line.currency);
  if (!amount || !fee) return null;
  const at = new Date(line.created * 1000);
  return { ...chargeOf(line.source), id: line.id, kind: kindOf(line), sourceId: idOf(line.source), amount, fee, at };
}

function kindOf({ type, reporting_category: category }: Stripe.BalanceTransaction): BalanceKind {
  switch (type) {
    case "charge":
    case "payment":
      return "charge";
    case "refund":
    case "payment_refund":
      return "refund";
    case "refund_failure":
      return "refund-failed";
    case "payment_failure_refund":
    case "payment_reversal":
      return "return";
    case "payout":
      return "payout";
    case "payout_cancel":
    case "payout_failure":
      return "payout-failed";
    case "stripe_fee":
    case "stripe_fx_fee":
    case "tax_fee":
      return "fee";
    default:
      return category.startsWith("dispute") ? "dispute" : "adjustment";
  }
}

function chargeOf(source: Stripe.BalanceTransaction["source"]): ChargeIds {
  const expanded = typeof source === "object" ? source : null;
  switch (expanded?.object) {
    case "charge":
      return {
        chargeId: expanded.id,
        providerId: idOf(expanded.payment_intent),
        intentId: expanded.metadata["intentId"] ?? "",
      };
    case "refund":
    case "dispute":
      return chargeIdsOf(expanded);
    default:
      return { chargeId: "", providerId: "", intentId: "" };
  }
}
