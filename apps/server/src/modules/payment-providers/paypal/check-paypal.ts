import type { Rest } from "./paypal-rest.ts";
import { paypalSdk } from "./paypal-sdk.ts";

const WRONG_KEYS = new Set([400, 401, 403]);

/** Lists the webhooks, as any call would do: PayPal issues the access token only for correct keys. */
export async function checkPaypal(rest: Rest): Promise<"works" | "refused" | "unreachable"> {
  try {
    const { status } = await rest("GET", "/v1/notifications/webhooks");
    return status < 300 ? "works" : WRONG_KEYS.has(status) ? "refused" : "unreachable";
  } catch (error) {
    return error instanceof paypalSdk().ApiError && WRONG_KEYS.has(error.statusCode) ? "refused" : "unreachable";
  }
}
