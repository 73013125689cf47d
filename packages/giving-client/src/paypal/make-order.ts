import type { FundingSource } from "@offertory/contract";
import { pageCurrency } from "@offertory/i18n";
import { type GivingCall, NoAnswer } from "../calls/index.ts";
import type { PaymentSourceRequest } from "../card-entry/card-entry.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";

interface OrderRequest extends Pick<PaymentSourceRequest, "gift" | "save" | "captchaToken"> {
  /** The account that the donor pays from; absent for a card. */
  fundingSource?: FundingSource;
}

/** Lets the server create a PayPal order for a gift, and returns its id. */
export async function makeOrder(
  call: GivingCall,
  { gift, save, captchaToken, fundingSource }: OrderRequest,
): Promise<string> {
  const { churchId, provider, gatewayId, amount, funds, notes } = gift;
  const body = {
    churchId,
    provider,
    gatewayId,
    amount,
    currency: pageCurrency(),
    funds,
    notes,
    ...(save !== undefined && { save }),
    ...(fundingSource && { fundingSource }),
  };
  const headers = captchaToken ? { "x-captcha-token": captchaToken } : {};
  const { id, orderId = id } = await call("/donate/create-order", { body }, headers).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new PaymentFailed("paypal-failed") : error;
  });
  if (!orderId) throw new PaymentFailed("paypal-failed");
  return orderId;
}
