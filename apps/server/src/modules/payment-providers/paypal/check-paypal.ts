import type { Rest } from "./paypal-rest.ts";
import { paypalSdk } from "./paypal-sdk.ts";

const WRONG_KEYS = new Set([400, 401, 403]);

/** Any question that needs a token will do: it gives one only to those whose keys it knows. */
export async function checkPaypal(rest: Rest): Promise<"works" | "refused" | "unreachable"> {
  try {
    const { status } = await rest("GET", "/v1/notifications/webhooks");
    return status < 300 ? "works" : WRONG_KEYS.has(status) ? "refused" : "unreachable";
  } catch (error) {
    return error instanceof paypalSdk().ApiError && WRONG_KEYS.has(error.statusCode) ? "refused" : "unreachable";
  }
}
