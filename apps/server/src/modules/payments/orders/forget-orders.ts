import type { Payments } from "../payments.ts";

/** The provider has forgotten it long before. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Orders that were made and never given with: every page that draws card fields may make some. */
export async function forgetOrders(context: Pick<Payments, "now" | "orders">): Promise<void> {
  await context.orders.forget(new Date(context.now().getTime() - KEPT_MS));
}
