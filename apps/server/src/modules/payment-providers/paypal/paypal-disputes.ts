import { z } from "zod";
import { sumMoney } from "../../../platform/money/money.ts";
import type { DisputeUpdate, PaymentProvider } from "../payment-provider.ts";
import type { Paypal, PaypalOf } from "./open-paypal.ts";
import { DISPUTE_CODES } from "./paypal-balance.ts";
import { moneyIn } from "./paypal-money.ts";
import { readReport } from "./paypal-report.ts";

const DAY_MS = 86_400_000;

const Dispute = z.object({
  dispute_id: z.string(),
  create_time: z.string(),
  update_time: z.string(),
  status: z.string(),
  reason: z.optional(z.string()),
  dispute_life_cycle_stage: z.optional(z.string()),
  seller_response_due_date: z.optional(z.string()),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string(), custom: z.optional(z.string()) }))
    .min(1),
});
type Dispute = z.infer<typeof Dispute>;

export const paypalDisputes = (paypalOf: PaypalOf): NonNullable<PaymentProvider["disputes"]> => ({
  async look(account, disputeId) {
    const paypal = paypalOf(account);
    const { status, body } = await paypal.rest("GET", `/v1/customer/disputes/${encodeURIComponent(disputeId)}`);
    if (status === 404) return null;
    const dispute = Dispute.safeParse(body);
    if (!dispute.success || dispute.data.dispute_id !== disputeId) throw new Error("The answer was no dispute.");
    return describe(paypal, dispute.data);
  },
});

async function describe(paypal: Paypal, dispute: Dispute): Promise<DisputeUpdate> {
  const [disputed] = dispute.disputed_transactions;
  const { currency_code: currencyCode, value } = dispute.dispute_amount;
  const amount = moneyIn(paypal.currency, { currencyCode, value });
  if (!disputed || amount === null) throw new Error("The answer was no dispute in the church's currency.");
  const { seller_transaction_id: chargeId, custom = "" } = disputed;
  const moves = await readBalanceTransactions(paypal, dispute, chargeId);
  return {
    chargeId,
    providerId: "",
    intentId: custom,
    disputeId: dispute.dispute_id,
    status: statusOf(dispute, moves),
    reason: dispute.reason?.toLowerCase() ?? "",
    amount,
    dueAt: dispute.seller_response_due_date ? new Date(dispute.seller_response_due_date) : null,
    openedAt: new Date(dispute.create_time),
    moves,
  };
}

/** Reads the balance transactions of a dispute from PayPal's report, because the dispute itself does not have them. */
async function readBalanceTransactions(paypal: Paypal, { create_time, update_time }: Dispute, chargeId: string) {
  const from = new Date(new Date(create_time).getTime() - 60_000);
  const until = new Date(new Date(update_time).getTime() + DAY_MS);
  const moves: DisputeUpdate["moves"][number][] = [];
  for await (const line of readReport(paypal, from, until)) {
    const { id, code, amount, fee, reference } = line;
    if (reference === chargeId && DISPUTE_CODES.has(code)) moves.push({ id, amount, fee });
  }
  return moves;
}

function statusOf(dispute: Dispute, moves: DisputeUpdate["moves"]): DisputeUpdate["status"] {
  const { status, dispute_outcome: outcome, dispute_life_cycle_stage: stage } = dispute;
  if (status !== "RESOLVED") return stage === "INQUIRY" && moves.length === 0 ? "inquiry" : "open";
  switch (outcome?.outcome_code) {
    case "RESOLVED_BUYER_FAVOUR":
      return "lost";
    // The church accepted the claim and paid by a refund or through the dispute: the dispute's transactions show which.
    case "ACCEPTED":
      return isWithdrawn(moves) ? "lost" : "won";
    default:
      return "won";
  }
}

function isWithdrawn(moves: DisputeUpdate["moves"]): boolean {
  const [first] = moves;
  return (
    first !== undefined &&
    sumMoney(
      moves.map(({ amount }) => amount),
      first.amount.currency,
    ).minorUnits < 0
  );
}
