import { createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import type { Environment } from "@offertory/contract";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20_000;
const MAX_KEPT = 50;
const KEPT_MS = 24 * 3600_000;

const PATH = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,80}$/;
const HOSTS: Record<"live" | "test", readonly string[]> = {
  live: ["api.paypal.com", "api-m.paypal.com"],
  test: ["api.sandbox.paypal.com", "api-m.sandbox.paypal.com"],
};

/** Returns the URL to fetch a certificate from; null where the delivery names another host than PayPal's own. */
export function certificateUrl(environment: Environment, sandboxUrl: string | null, wanted: string): string | null {
  const url = URL.parse(wanted);
  if (!url || url.username || url.password || url.search || url.hash) return null;
  if (environment === "sandbox") {
    // The sandbox may name itself by another host name, such as localhost; it is always called at the configured URL.
    const path = url.pathname.replace(/^\/paypal/, "");
    return sandboxUrl !== null && PATH.test(path) ? `${sandboxUrl}/paypal${path}` : null;
  }
  const isTheirs = url.protocol === "https:" && url.port === "" && HOSTS[environment].includes(url.hostname);
  return isTheirs && PATH.test(url.pathname) ? url.href : null;
}

interface Kept {
  key: KeyObject;
  until: number;
}

/** Caches the public keys of PayPal's webhook signatures for a day. `mayAsk` limits the fetches. */
export function openCertificates() {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<KeyObject>>();

  return async (url: string, now: Date, mayAsk: () => Promise<void>): Promise<KeyObject> => {
    const known = kept.get(url);
    if (known && known.until > now.getTime()) return known.key;
    const asking = underWay.get(url);
    if (asking) return asking;
    await mayAsk();
    const fetched = underWay.get(url) ?? fetchKey(url, now).finally(() => underWay.delete(url));
    underWay.set(url, fetched);
    const key = await fetched;
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
    kept.set(url, { key, until: now.getTime() + KEPT_MS });
    return key;
  };
}

async function fetchKey(url: string, now: Date): Promise<KeyObject> {
  const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  const pem = await answer.text();
  if (!answer.ok || pem.length > MAX_BYTES) throw new Error("The answer was no certificate.");
  if (!pem.includes("BEGIN CERTIFICATE")) return createPublicKey(pem);
  const certificate = new X509Certificate(pem);
  const isValid = certificate.validFromDate <= now && now <= certificate.validToDate;
  if (!isValid) throw new Error("The certificate is not valid now.");
  return certificate.publicKey;
}
