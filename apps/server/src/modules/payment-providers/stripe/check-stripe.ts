import { Stripe } from "stripe";

export async function checkStripe(stripe: Stripe): Promise<"works" | "refused" | "unreachable"> {
  try {
    const balance = await stripe.balance.retrieve();
    return balance.object === "balance" && balance.lastResponse.statusCode < 300 ? "works" : "unreachable";
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;
    return isRefused ? "refused" : "unreachable";
  }
}
