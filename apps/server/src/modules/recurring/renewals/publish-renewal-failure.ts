import { inTransaction, type Recurring } from "../recurring.ts";
import type { Intent } from "../../payments/index.ts";
import type { RenewalInvoice } from "../../payment-providers/index.ts";
import { renewalFailed } from "../events/renewal-failed.ts";
import type { Subscription } from "../subscription.ts";

/** Publishes each failed try once. Skips the first payment: the donor saw its failure on the screen. */
export async function publishRenewalFailure(
  context: Pick<Recurring, "connection" | "publish">,
  { churchId, gatewayId, id: subscriptionId }: Subscription,
  invoice: RenewalInvoice,
  payment: Intent,
): Promise<void> {
  const hasFailed = payment.status === "failed" || payment.status === "requires_action";
  if (invoice.isFirst || invoice.status !== "open" || !hasFailed) return;
  await inTransaction(context, async (stores, tx) => {
    const renewal = await stores.renewals.find(churchId, gatewayId, invoice.id);
    if (!renewal || !(await stores.renewals.claimNotification(renewal, invoice.tries))) return;
    await context.publish(tx, renewalFailed, { churchId, subscriptionId, intentId: payment.id, final: false });
  });
}
