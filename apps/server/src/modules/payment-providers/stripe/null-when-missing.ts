import { Stripe } from "stripe";

/** What was asked for, or null where Stripe knows of no such thing. Any other trouble is thrown: it says nothing of the thing. */
export async function nullWhenMissing<Thing>(ask: () => Promise<Thing>): Promise<Thing | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  }
}
