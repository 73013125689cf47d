import type Stripe from "stripe";
import type { Account } from "../account.ts";
import { LIST_PARAMS, type Call } from "../call.ts";
import { listPage } from "../list-page.ts";
import { noSuch } from "../stripe-error.ts";

function balance(account: Account): Stripe.Balance {
  const open = [...account.balanceTransactions.values()].filter(({ id }) => !account.paidOut.get(id));
  const currencies = new Set(["usd", ...[...account.balanceTransactions.values()].map(({ currency }) => currency)]);
  const sums = (status: string) =>
    [...currencies].map((currency) => {
      const found = open.filter((one) => one.status === status && one.currency === currency);
      const amount = found.reduce((total, { net }) => total + net, 0);
      return { amount, currency, source_types: { card: amount } };
    });
  return { object: "balance", available: sums("available"), livemode: false, pending: sums("pending") };
}

export const balanceCalls: Call[] = [
  { method: "GET", path: "/v1/balance", takes: "", run: (account) => balance(account) },
  {
    method: "GET",
    path: "/v1/balance_transactions",
    takes: `${LIST_PARAMS} type source payout currency`,
    run(account, { params, url }) {
      const type = params.nullable("type");
      const source = params.nullable("source");
      const payout = params.nullable("payout");
      const found = [...account.balanceTransactions.values()].filter(
        (one) =>
          (!type || one.type === type) &&
          (!source || one.source === source) &&
          (!payout || account.paidOut.get(one.id) === payout),
      );
      return listPage(found, params, url);
    },
  },
  {
    method: "GET",
    path: "/v1/balance_transactions/:id",
    takes: "",
    run(account, { id }) {
      const found = account.balanceTransactions.get(id);
      if (!found) throw noSuch("balance transaction", id);
      return found;
    },
  },
  {
    method: "GET",
    path: "/v1/payouts",
    takes: `${LIST_PARAMS} status arrival_date`,
    run(account, { params, url }) {
      const status = params.nullable("status");
      return listPage(
        [...account.payouts.values()].filter((one) => !status || one.status === status),
        params,
        url,
      );
    },
  },
  {
    method: "GET",
    path: "/v1/payouts/:id",
    takes: "",
    run(account, { id }) {
      const payout = account.payouts.get(id);
      if (!payout) throw noSuch("payout", id);
      return payout;
    },
  },
];
