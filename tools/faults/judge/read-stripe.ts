import { z } from "zod";
import type { TestChurch } from "../world/create-faults-church.ts";
import type { World } from "../world/open-world.ts";
import type { ProviderAccount } from "./provider-account.ts";

const Charge = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.string(),
  amount_refunded: z.number(),
  payment_intent: z.nullable(z.string()),
  metadata: z.record(z.string(), z.string()),
});
const Refund = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.string(),
  charge: z.string(),
  metadata: z.record(z.string(), z.string()),
});
const Subscription = z.object({ id: z.string(), status: z.string(), metadata: z.record(z.string(), z.string()) });
const Dispute = z.object({ id: z.string(), charge: z.string(), status: z.string() });
const Line = z.object({ id: z.string(), net: z.number(), type: z.string() });

/** Reads a church's account directly from the sandbox, not through the wire or our own code. */
export async function readStripe({ sandboxUrl }: World, { gateway }: TestChurch): Promise<ProviderAccount> {
  const secretKey = gateway.publicKey.replace("pk_", "sk_");
  const list = async <Item extends { id: string }>(path: string, shape: z.ZodType<Item>): Promise<Item[]> => {
    const found: Item[] = [];
    const Page = z.object({ data: z.array(shape), has_more: z.boolean() });
    for (;;) {
      const after = found.length > 0 ? `&starting_after=${found.at(-1)?.id}` : "";
      const answer = await fetch(`${sandboxUrl}/v1/${path}limit=100${after}`, {
        headers: { authorization: `Bearer ${secretKey}` },
      });
      const page = Page.parse(await answer.json());
      found.push(...page.data);
      if (!page.has_more) return found;
    }
  };
  const [charges, refunds, disputes, subscriptions, lines] = await Promise.all([
    list("charges?", Charge),
    list("refunds?", Refund),
    list("disputes?", Dispute),
    list("subscriptions?status=all&", Subscription),
    list("balance_transactions?", Line),
  ]);
  return {
    charges: charges
      .filter(({ status }) => status === "succeeded")
      .map(({ id, amount, amount_refunded: refunded, payment_intent, metadata }) => {
        return { id, amount, refunded, providerId: payment_intent ?? "", intentId: metadata["intentId"] ?? "" };
      }),
    refunds: refunds
      .filter(({ status }) => status !== "failed" && status !== "canceled")
      .map(({ id, amount, metadata }) => ({ id, amount, refundId: metadata["refundId"] ?? "" })),
    disputes: disputes.map(({ id, charge: chargeId, status }) => {
      return { id, chargeId, outcome: status === "won" || status === "lost" ? status : "open" };
    }),
    subscriptions: subscriptions.map(({ id, status, metadata }) => ({
      id,
      isOver: status === "canceled" || status === "incomplete_expired",
      subscriptionId: metadata["subscriptionId"] ?? "",
    })),
    silentFees: 0,
    net: lines.filter(({ type }) => !type.startsWith("payout")).reduce((sum, { net }) => sum + net, 0),
  };
}
