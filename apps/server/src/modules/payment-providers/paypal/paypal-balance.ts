import { z } from "zod";
import type { BalanceKind, BalanceTransaction } from "../balance-transaction.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import type { Paypal, PaypalOf } from "./open-paypal.ts";
import { isMissing } from "./paypal-refusal.ts";
import { readReport, type ReportLine } from "./paypal-report.ts";

const DAY_MS = 86_400_000;

export const paypalBalance = (paypalOf: PaypalOf): NonNullable<PaymentProvider["balance"]> => ({
  async *list(account, { from, until }) {
    const paypal = paypalOf(account);
    for await (const line of readReport(paypal, from, until)) yield await describe(paypal, line);
  },

  /** PayPal's report is searched by time only, so the creation time of the capture or refund is fetched first. */
  async of(account, sourceId) {
    const paypal = paypalOf(account);
    const createdAt = await timeOf(paypal, sourceId);
    const found: BalanceTransaction[] = [];
    if (!createdAt) return found;
    const lines = readReport(paypal, new Date(createdAt.getTime() - DAY_MS), new Date(createdAt.getTime() + DAY_MS));
    for await (const line of lines) if (line.id === sourceId) found.push(await describe(paypal, line));
    return found;
  },
});

async function timeOf({ payments }: Paypal, id: string): Promise<Date | null> {
  const lookups = [() => payments.getCapturedPayment({ captureId: id }), () => payments.getRefund({ refundId: id })];
  for (const lookup of lookups) {
    try {
      const { createTime } = (await lookup()).result;
      if (createTime) return new Date(createTime);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return null;
}

/** Report codes of money held, released or withdrawn for a dispute. The fee of a dispute is a separate line. */
export const DISPUTE_CODES = new Set(["T1110", "T1111", "T1201", "T1202"]);

async function describe(paypal: Paypal, line: ReportLine): Promise<BalanceTransaction> {
  const { id, code, amount, fee, at, reference, customId } = line;
  const kind = kindOf(code);
  const isCharge = kind === "charge";
  return {
    id,
    kind,
    sourceId: kind === "dispute" ? await disputeOf(paypal, reference) : id,
    chargeId: isCharge ? id : reference,
    providerId: "",
    intentId: isCharge ? customId : "",
    amount,
    fee,
    at,
  };
}

function kindOf(code: string): BalanceKind {
  if (DISPUTE_CODES.has(code)) return "dispute";
  if (code === "T1107") return "refund";
  if (code === "T1106") return "return";
  if (code.startsWith("T00")) return "charge";
  if (code.startsWith("T01")) return "fee";
  if (code.startsWith("T04")) return "payout";
  return "adjustment";
}

const Disputes = z.object({ items: z.array(z.object({ dispute_id: z.string() })) });

/** Finds the dispute of a capture: the report names only the capture. */
async function disputeOf({ rest }: Paypal, captureId: string): Promise<string> {
  const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`;
  const list = Disputes.safeParse((await rest("GET", path)).body);
  if (!list.success) throw new Error("The answer was no list of disputes.");
  return list.data.items[0]?.dispute_id ?? "";
}
