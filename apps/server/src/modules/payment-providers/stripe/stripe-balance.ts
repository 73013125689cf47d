import type { Stripe } from "stripe";
import type { BalanceKind, BalanceMove, ChargeNames, PaymentProvider } from "../payment-provider.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import type { StripeOf } from "./open-stripe.ts";
import { idOf, namesOf, reallyIs } from "./stripe-names.ts";

const PAGE = { limit: 100, expand: ["data.source"] };

export const stripeBalance = (stripeOf: StripeOf): NonNullable<PaymentProvider["balance"]> => ({
  async *list(account, { from, until }) {
    const created = { gte: secondsOf(from), lt: secondsOf(until) };
    // Page after page, however many there are.
    for await (const line of stripeOf(account).balanceTransactions.list({ ...PAGE, created })) yield describe(line);
  },

  async inPayout(account, payoutId) {
    const { payouts, balanceTransactions } = stripeOf(account);
    const payout = await nullWhenMissing(() => payouts.retrieve(payoutId));
    // What is in one that somebody made by hand, it does not say.
    if (!payout?.automatic) return null;
    return linesBut(payoutId, balanceTransactions.list({ ...PAGE, payout: payoutId }));
  },

  async billOf(account, providerId) {
    const payment = { type: "payment_intent" as const, payment_intent: providerId };
    const { data } = await stripeOf(account).invoicePayments.list({ payment, limit: 1 });
    return idOf(data[0]?.invoice);
  },

  async of(account, id) {
    const { balanceTransactions } = stripeOf(account);
    if (id.startsWith("txn_")) {
      const line = await nullWhenMissing(() => balanceTransactions.retrieve(id, { expand: ["source"] }));
      return line ? [describe(reallyIs("balance_transaction", line))] : [];
    }
    const found: BalanceMove[] = [];
    for await (const line of balanceTransactions.list({ ...PAGE, source: id })) found.push(describe(line));
    return found;
  },
});

async function* linesBut(
  sourceId: string,
  lines: AsyncIterable<Stripe.BalanceTransaction>,
): AsyncIterable<BalanceMove> {
  for await (const line of lines) if (idOf(line.source) !== sourceId) yield describe(line);
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

const describe = (line: Stripe.BalanceTransaction): BalanceMove => ({
  ...chargeOf(line.source),
  id: line.id,
  kind: kindOf(line),
  sourceId: idOf(line.source),
  amount: line.amount,
  fee: line.fee,
  at: new Date(line.created * 1000),
});

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

function chargeOf(source: Stripe.BalanceTransaction["source"]): ChargeNames {
  const shown = typeof source === "object" ? source : null;
  switch (shown?.object) {
    case "charge":
      return {
        chargeId: shown.id,
        providerId: idOf(shown.payment_intent),
        intentId: shown.metadata["intentId"] ?? "",
      };
    case "refund":
    case "dispute":
      return namesOf(shown);
    default:
      return { chargeId: "", providerId: "", intentId: "" };
  }
}
