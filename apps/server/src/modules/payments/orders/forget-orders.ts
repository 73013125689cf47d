import type { Payments } from "../payments.ts";

/** The provider has forgotten it long before. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Orders that were made and never given with: every page that draws card fields may make some. */
export async function forgetOrders(giving: Pick<Payments, "now" | "orders">): Promise<void> {
  await giving.orders.forget(new Date(giving.now().getTime() - KEPT_MS));
}
