import { createHmac } from "node:crypto";
import type { Payments } from "../payments/open-payments.ts";
import { openWebhookQueue } from "../payments/webhooks.ts";
import { openAccount, type Account } from "./account.ts";

export type Accounts = {
  /** Returns the account of a key; it is created at the first use. */
  of(key: string): Account;
  all(): Account[];
  find(id: string): Account | undefined;
  saved(): Promise<void>;
};

/** Opens the accounts of all merchants from one state file. */
export async function openAccounts({ clock, openState, queues }: Payments): Promise<Accounts> {
  const state = await openState("stripe");
  const accounts = new Map<string, Account>();
  const queue = openWebhookQueue({
    provider: "stripe",
    state,
    clock,
    headers({ endpoint, body }) {
      const secret = [...accounts.values()].map(({ secrets }) => secrets.get(endpoint)).find(Boolean) ?? "";
      return { "stripe-signature": sign(body, secret), "user-agent": "Offertory sandbox (Stripe)" };
    },
    onDelivered({ event }) {
      for (const { events } of accounts.values()) {
        const stored = events.get(event);
        if (stored) events.put(event, { ...stored, pending_webhooks: Math.max(0, stored.pending_webhooks - 1) });
      }
    },
  });
  queues.push(queue);

  const of = (key: string): Account => {
    const known = accounts.get(key);
    if (known) return known;
    const account = openAccount(state, key, clock, queue);
    accounts.set(key, account);
    return account;
  };
  for (const name of state.tableNames()) {
    const [key, table] = name.split("/");
    if (key && table) of(key);
  }
  return {
    of,
    all: () => [...accounts.values()],
    find: (id) => [...accounts.values()].find((account) => account.id === id),
    saved: state.saved,
  };
}

/** Signs with the real time, not the sandbox's, because the receiver compares it with its own clock. */
function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}
