import { Stripe } from "stripe";

/** Returns the answer, or null where Stripe answers 404. Throws other errors: they do not prove absence. */
export async function nullWhenMissing<Thing>(ask: () => Promise<Thing>): Promise<Thing | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  }
}
