import type { Payments } from "../payments.ts";

/** PayPal deletes an unused order long before. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes orders that no gift used: every page with card fields may create some. */
export async function forgetOrders(context: Pick<Payments, "now" | "orders">): Promise<void> {
  await context.orders.forget(new Date(context.now().getTime() - KEPT_MS));
}
