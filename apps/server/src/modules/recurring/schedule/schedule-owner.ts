import type { PaymentSource } from "../../payments/index.ts";
import type { Gateway } from "../../gateways/index.ts";
import type { Recurring } from "../recurring.ts";
import { RecurringNotOffered } from "../recurring-errors.ts";

/**
 * Returns who takes the later payments: the provider if it has subscriptions, else our own scheduler with a saved
 * method. An order saves its card only when it is paid, so a gift that starts later cannot use one.
 */
export async function findScheduleOwner(
  context: Pick<Recurring, "methods" | "orders" | "providers">,
  { churchId, id: gatewayId, provider }: Gateway,
  paymentSource: PaymentSource,
  beginsAt: Date | null,
): Promise<"provider" | "us"> {
  if (context.providers[provider].recurring) {
    // A wallet's token pays one gift. For a recurring gift its card is saved first.
    if (paymentSource.giftId) throw new RecurringNotOffered();
    return "provider";
  }
  if (await context.methods.find(churchId, gatewayId, paymentSource.id)) return "us";
  const order = paymentSource.giftId ? await context.orders.find(churchId, paymentSource.giftId) : undefined;
  if (!order?.saveCard || beginsAt) throw new RecurringNotOffered();
  return "us";
}
