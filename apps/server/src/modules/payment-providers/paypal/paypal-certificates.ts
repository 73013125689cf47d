import { createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import type { Environment } from "@offertory/contract";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20_000;
const MAX_CACHED_KEYS = 50;
const KEY_LIFETIME_MS = 24 * 3600_000;

const PATH = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,80}$/;
const HOSTS: Record<"live" | "test", readonly string[]> = {
  live: ["api.paypal.com", "api-m.paypal.com"],
  test: ["api.sandbox.paypal.com", "api-m.sandbox.paypal.com"],
};

/** Returns the URL to fetch a certificate from; null where the delivery names another host than PayPal's own. */
export function certificateUrl(environment: Environment, sandboxUrl: string | null, sentUrl: string): string | null {
  const url = URL.parse(sentUrl);
  if (!url || url.username || url.password || url.search || url.hash) return null;
  if (environment === "sandbox") {
    // The sandbox may name itself by another host name, such as localhost; it is always called at the configured URL.
    const path = url.pathname.replace(/^\/paypal/, "");
    return sandboxUrl !== null && PATH.test(path) ? `${sandboxUrl}/paypal${path}` : null;
  }
  const isPaypalHost = url.protocol === "https:" && url.port === "" && HOSTS[environment].includes(url.hostname);
  return isPaypalHost && PATH.test(url.pathname) ? url.href : null;
}

interface CachedKey {
  key: KeyObject;
  until: number;
}

/** Caches the public keys of PayPal's webhook signatures for a day. `checkCallLimit` limits the fetches. */
export function openCertificates() {
  const cache = new Map<string, CachedKey>();
  const inFlight = new Map<string, Promise<KeyObject>>();

  return async (url: string, now: Date, checkCallLimit: () => Promise<void>): Promise<KeyObject> => {
    const cached = cache.get(url);
    if (cached && cached.until > now.getTime()) return cached.key;
    const pending = inFlight.get(url);
    if (pending) return pending;
    await checkCallLimit();
    const fetched = inFlight.get(url) ?? fetchKey(url, now).finally(() => inFlight.delete(url));
    inFlight.set(url, fetched);
    const key = await fetched;
    if (cache.size >= MAX_CACHED_KEYS) cache.delete(cache.keys().next().value ?? "");
    cache.set(url, { key, until: now.getTime() + KEY_LIFETIME_MS });
    return key;
  };
}

async function fetchKey(url: string, now: Date): Promise<KeyObject> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  const pem = await response.text();
  if (!response.ok || pem.length > MAX_BYTES) throw new Error("The answer was no certificate.");
  if (!pem.includes("BEGIN CERTIFICATE")) return createPublicKey(pem);
  const certificate = new X509Certificate(pem);
  const isValid = certificate.validFromDate <= now && now <= certificate.validToDate;
  if (!isValid) throw new Error("The certificate is not valid now.");
  return certificate.publicKey;
}
