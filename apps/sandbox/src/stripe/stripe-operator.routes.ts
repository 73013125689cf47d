import type { FastifyInstance } from "fastify";
import { readBody } from "../payments/read-body.ts";
import { queryText } from "../web/query-text.ts";
import { refuse } from "../web/refuse.ts";
import { readWallets, type DeviceWallets } from "./express/device-wallets.ts";
import { ACTIONS, operate } from "./operate.ts";
import type { Accounts } from "./open-accounts.ts";

/** The JSON API of the operator's actions on Stripe's objects, such as `POST /api/stripe/:id/settle`. */
export function stripeOperatorApi(web: FastifyInstance, accounts: Accounts, device: DeviceWallets): void {
  web.get("/api/stripe", (request) => {
    const key = queryText(request, "account");
    const chosen = accounts.all().filter((account) => !key || account.key === key || account.id === key);
    return {
      accounts: chosen.map((account) => ({
        id: account.id,
        secretKey: `sk_${account.key}`,
        publishableKey: `pk_${account.key}`,
        paymentIntents: [...account.paymentIntents.values()],
        charges: [...account.charges.values()],
        refunds: [...account.refunds.values()],
        disputes: [...account.disputes.values()],
        subscriptions: [...account.subscriptions.values()],
        payouts: [...account.payouts.values()],
      })),
    };
  });

  // Which wallets a device has: `{ "wallets": "apple_pay,link" }`, "none", or "" for what the device decides.
  web.post("/api/stripe/wallets", (request) => {
    device.named = readWallets(readBody(request).text("wallets")) ?? null;
    return { wallets: device.named };
  });

  for (const action of ACTIONS) {
    web.post<{ Params: { id: string } }>(`/api/stripe/:id/${action}`, async (request, reply) => {
      const done = operate(accounts, action, request.params.id, readBody(request).text("reason"));
      await accounts.saved();
      return typeof done === "string" ? refuse(request, reply, 400, done) : done;
    });
  }
}
