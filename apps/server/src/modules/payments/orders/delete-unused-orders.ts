import type { Payments } from "../payments.ts";

/** PayPal deletes an unused order long before. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** Deletes orders that no gift used: every page with card fields may create some. */
export async function deleteUnusedOrders(context: Pick<Payments, "now" | "orders">): Promise<void> {
  await context.orders.deleteUnused(new Date(context.now().getTime() - MAX_AGE_MS));
}
