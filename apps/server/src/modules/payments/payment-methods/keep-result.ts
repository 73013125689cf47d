import type { Payments } from "../payments.ts";
import { PaymentsUnavailable, type SaveResult } from "../../payment-providers/index.ts";
import type { StoredMethod, MethodRow } from "./method-store.ts";

/** Stores the method that the provider returned for a change, or refuses with the provider's reason. */
export async function keepResult(
  context: Pick<Payments, "methods">,
  before: MethodRow,
  result: SaveResult,
  Refused: new (reason: string) => Error,
): Promise<StoredMethod> {
  if (result.outcome === "unavailable") throw new PaymentsUnavailable();
  if (result.outcome === "refused") throw new Refused(result.reason);
  const { createdAt: _made, removedAt: _gone, ...kept } = before;
  const after = { ...kept, ...result.method };
  await context.methods.keep(after);
  return after;
}
