import { Stripe } from "stripe";
import type { SavedMethod, SaveResult } from "../payment-provider.ts";

/** What came of an attempt to save or change a method: their refusals in their words, everything unclear as out of reach. */
export async function saveResult(attempt: () => Promise<SavedMethod | SaveResult | null>): Promise<SaveResult> {
  try {
    const saved = await attempt();
    if (!saved) return { outcome: "unavailable" };
    return "outcome" in saved ? saved : { outcome: "saved", method: saved };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError) {
      return { outcome: "refused", code: error.code ?? "declined", reason: error.message };
    }
    return { outcome: "unavailable" };
  }
}

/** Their library takes any JSON without an `error` for success, whatever its status. */
export const isAnswered = ({ lastResponse }: { lastResponse: { statusCode: number } }): boolean =>
  lastResponse.statusCode < 300;
