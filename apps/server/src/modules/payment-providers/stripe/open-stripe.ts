import { Stripe } from "stripe";
import type { Account } from "../account.ts";

/** Sent with every call, so that the default version of a church's account does not change the answers. */
const API_VERSION = "2026-10-28.endive";
const MAX_CLIENTS = 200;

export type StripeOf = (account: Account) => Stripe;

/** Returns one client per private key, kept because it holds connections. Sandbox accounts call only the sandbox. */
export function openStripe(sandboxUrl: string | null): StripeOf {
  const clients = new Map<string, Stripe>();
  return (account) => {
    const known = clients.get(account.privateKey);
    if (known) return known;
    if (clients.size >= MAX_CLIENTS) clients.clear();
    const client = new Stripe(account.privateKey, {
      apiVersion: API_VERSION,
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
      appInfo: { name: "Offertory" },
      ...hostOptionsOf(account, sandboxUrl),
    });
    clients.set(account.privateKey, client);
    return client;
  };
}

function hostOptionsOf({ environment, privateKey }: Account, sandboxUrl: string | null) {
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
