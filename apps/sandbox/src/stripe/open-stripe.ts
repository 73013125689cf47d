import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/open-payments.ts";
import { openAccounts, type Accounts } from "./open-accounts.ts";
import { allowOwnCalls } from "../web/allow-own-calls.ts";
import type { DeviceWallets } from "./express/device-wallets.ts";
import { newestMoment, stripeDues } from "./run-dues.ts";
import { stripeBrowser } from "./stripe-browser.routes.ts";
import { stripeOperatorApi } from "./stripe-operator.routes.ts";
import { stripePart } from "./stripe-part.ts";
import { stripeApi } from "./stripe.routes.ts";

export type Stripe = { accounts: Accounts };

/** Opens Stripe's stand-in: its state, and its calls on the web server. */
export async function openStripe(web: FastifyInstance, payments: Payments): Promise<Stripe> {
  const accounts = await openAccounts(payments);
  payments.parts.push(stripePart(accounts));
  payments.clock.notBefore(newestMoment(accounts));
  payments.clock.onDue(stripeDues(accounts));
  const device: DeviceWallets = { named: null };
  await web.register(async (part) => stripeApi(part, accounts, payments.faults));
  await web.register(async (part) => {
    allowOwnCalls(part);
    stripeOperatorApi(part, accounts, device);
  });
  await web.register(async (part) => stripeBrowser(part, accounts, device));
  return { accounts };
}
