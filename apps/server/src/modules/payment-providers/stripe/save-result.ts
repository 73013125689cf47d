import { Stripe } from "stripe";
import type { SavedMethod, SaveResult } from "../saved-method.ts";

/** Runs an attempt to save or change a method. Refusals keep Stripe's message; other failures are `unavailable`. */
export async function toSaveResult(attempt: () => Promise<SavedMethod | SaveResult | null>): Promise<SaveResult> {
  try {
    const saved = await attempt();
    if (!saved) return { outcome: "unavailable" };
    return "outcome" in saved ? saved : { outcome: "saved", method: saved };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError) {
      return { outcome: "refused", code: error.decline_code ?? error.code ?? "declined", reason: error.message };
    }
    return { outcome: "unavailable" };
  }
}

/** stripe-node returns any JSON without an `error` as success, so the HTTP status is checked here. */
export const isSuccessResponse = ({ lastResponse }: { lastResponse: { statusCode: number } }): boolean =>
  lastResponse.statusCode < 300;
