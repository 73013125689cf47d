import { type GivingCall, NoAnswer, Refused } from "../calls/index.ts";
import type { PaymentSource, PaymentSourceRequest } from "../card-entry/card-entry.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";

/** Saves a card on our server, by the id of a payment method or the token of a wallet. */
export async function saveCard(
  call: GivingCall,
  id: string,
  { gift, holder, captchaToken }: PaymentSourceRequest,
): Promise<PaymentSource> {
  const { churchId, provider, gatewayId } = gift;
  const body = { id, ...holder, churchId, provider, gatewayId };
  const saved = await call(
    "/paymentmethods/addcard",
    { body },
    captchaToken ? { "x-captcha-token": captchaToken } : {},
  ).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw new PaymentFailed("method-error");
    if (!(error instanceof Refused)) throw error;
    // Guests are told of a declined card in their language.
    if (error.reason) throw new PaymentFailed("card-refused", { onCard: true });
    throw new PaymentFailed("card-not-created", { words: error.message, onCard: error.code !== "captcha-needed" });
  });
  const { paymentMethod, customerId } = saved;
  if (!paymentMethod) throw new PaymentFailed("card-not-created", { onCard: true });
  return { id: paymentMethod.id, type: "card", ...(customerId !== undefined && { customerId }) };
}
