import { verify } from "node:crypto";
import { crc32 } from "node:zlib";
import { Refusal } from "../../../platform/errors/refusal.ts";
import { Unavailable } from "../../../platform/http/http-errors.ts";
import type { SignedDelivery } from "../provider-event.ts";
import type { Account } from "../account.ts";
import { certificateUrl, openCertificates } from "./paypal-certificates.ts";

export type VerifyWebhook = (account: Account, delivery: SignedDelivery) => Promise<boolean>;

const ALGORITHM = "SHA256withRSA";
const ID = /^[\w-]{8,50}$/;
const SIGNATURE = /^[A-Za-z0-9+/=]{80,1000}$/;
/** PayPal repeats an unacknowledged delivery for three days, so a delivery older than this is a replay. */
const MAX_AGE_MS = 4 * 24 * 3600_000;
const MAX_AHEAD_MS = 3600_000;

/**
 * Checks that PayPal signed a delivery for this webhook. The check is made here with PayPal's public key, so that
 * forged deliveries cause no calls to PayPal: the cheap checks come first, and each key is fetched at most once a day.
 */
export function openWebhookVerification(sandboxUrl: string | null): VerifyWebhook {
  const keyOf = openCertificates();
  return async ({ environment }, { secret: webhookId, body, headers, now, checkCallLimit }) => {
    const id = headers["paypal-transmission-id"] ?? "";
    const time = headers["paypal-transmission-time"] ?? "";
    const signature = headers["paypal-transmission-sig"] ?? "";
    const isPlausible = webhookId && ID.test(id) && SIGNATURE.test(signature) && isRecent(time, now);
    if (!isPlausible || headers["paypal-auth-algo"] !== ALGORITHM) return false;
    const url = certificateUrl(environment, sandboxUrl, headers["paypal-cert-url"] ?? "");
    if (!url) return false;
    const key = await keyOf(url, now, checkCallLimit).catch((error: unknown) => {
      // The answer is 503, and PayPal repeats the delivery later.
      throw error instanceof Refusal ? error : new Unavailable();
    });
    const message = `${id}|${time}|${webhookId}|${crc32(body)}`;
    return verify("RSA-SHA256", Buffer.from(message), key, Buffer.from(signature, "base64"));
  };
}

function isRecent(text: string, now: Date): boolean {
  const ahead = text.length <= 40 ? Date.parse(text) - now.getTime() : NaN;
  return ahead >= -MAX_AGE_MS && ahead <= MAX_AHEAD_MS;
}
