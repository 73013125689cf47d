import { createSign, createVerify, generateKeyPairSync, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { isoTime } from "../iso-time.ts";
import type { World } from "../world.ts";

export const ALGORITHM = "SHA256withRSA";
export type Transmission = { id: string; time: string; webhookId: string };

/** Signs as PayPal does: over the transmission id, the time, the webhook id and the body's checksum. */
export function signWebhook(world: World, webhookId: string, body: string): Record<string, string> {
  const transmission = { id: randomUUID(), time: isoTime(world.clock.now()), webhookId };
  const signature = createSign("RSA-SHA256").update(message(transmission, body)).sign(keys(world).privateKey, "base64");
  return {
    "paypal-transmission-id": transmission.id,
    "paypal-transmission-time": transmission.time,
    "paypal-transmission-sig": signature,
    "paypal-auth-algo": ALGORITHM,
    "paypal-auth-version": "v2",
    "paypal-cert-url": certificateUrl(world),
    "user-agent": "PayPal/sandbox",
  };
}

export function isSigned(world: World, transmission: Transmission, body: string, signature: string): boolean {
  return createVerify("RSA-SHA256")
    .update(message(transmission, body))
    .verify(keys(world).publicKey, signature, "base64");
}

export const certificateUrl = (world: World): string => `${world.base()}/v1/notifications/certs/CERT-SANDBOX`;

export const certificate = (world: World): string => keys(world).publicKey;

function message({ id, time, webhookId }: Transmission, body: string): string {
  return `${id}|${time}|${webhookId}|${crc32(body)}`;
}

function keys(world: World): { publicKey: string; privateKey: string } {
  const publicKey = world.keys.get("webhook-public")?.value;
  const privateKey = world.keys.get("webhook-private")?.value;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const made = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  world.keys.put("webhook-public", { id: "webhook-public", value: made.publicKey });
  world.keys.put("webhook-private", { id: "webhook-private", value: made.privateKey });
  return made;
}
