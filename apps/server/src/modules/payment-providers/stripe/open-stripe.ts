import { Stripe } from "stripe";
import type { Account } from "../account.ts";

/** Said with every call, so that a newer account of the church does not change what we are answered. */
const API_VERSION = "2026-10-28.endive";
const REMEMBERED = 200;

export type StripeOf = (account: Account) => Stripe;

/** A client for each account, kept: it holds the connections. A sandbox account speaks with the sandbox and with nobody else. */
export function openStripe(sandboxUrl: string | null): StripeOf {
  const clients = new Map<string, Stripe>();
  return (account) => {
    const known = clients.get(account.privateKey);
    if (known) return known;
    if (clients.size >= REMEMBERED) clients.clear();
    const client = new Stripe(account.privateKey, {
      apiVersion: API_VERSION,
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
      appInfo: { name: "Offertory" },
      ...placeOf(account, sandboxUrl),
    });
    clients.set(account.privateKey, client);
    return client;
  };
}

function placeOf({ environment, privateKey }: Account, sandboxUrl: string | null) {
  const isSandboxKey = privateKey.startsWith("sk_sandbox_");
  if ((environment === "sandbox") !== isSandboxKey) throw new Error("A key of one world may not be used in another.");
  if (!isSandboxKey) return {};
  if (!sandboxUrl) throw new Error("There is no sandbox here.");
  const { protocol, hostname, port } = new URL(sandboxUrl);
  return {
    protocol: protocol === "https:" ? ("https" as const) : ("http" as const),
    host: hostname,
    port: Number(port),
  };
}
