import type { PaymentSource } from "../../payments/index.ts";
import type { Gateway } from "../../gateways/index.ts";
import type { Recurring } from "../recurring.ts";
import { RecurringNotOffered } from "../recurring-errors.ts";

/**
 * Who takes the later payments: the provider itself where it does that, else our own timetable, from a method that is saved. An
 * order saves its card with its own payment, and so must be paid at once.
 */
export async function findScheduleOwner(
  context: Pick<Recurring, "methods" | "orders" | "providers">,
  { churchId, id: gatewayId, provider }: Gateway,
  paymentSource: PaymentSource,
  beginsAt: Date | null,
): Promise<"provider" | "us"> {
  if (context.providers[provider].recurring) return "provider";
  if (await context.methods.find(churchId, gatewayId, paymentSource.id)) return "us";
  const order = paymentSource.giftId ? await context.orders.find(churchId, paymentSource.giftId) : undefined;
  if (!order?.saveCard || beginsAt) throw new RecurringNotOffered();
  return "us";
}
