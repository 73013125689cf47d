import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An old signature is not taken",
    file: "./verify-webhook.ts",
    find: "const TOLERANCE_SECONDS = 300;",
    replace: "const TOLERANCE_SECONDS = 300_000;",
    test: "../../payments/webhooks/receive-webhook.test.ts",
    title: "what was signed long ago is not taken, though the signature is right",
  },
  {
    guard: "In a campaign of faults, an answer that says nothing is not taken for a failure",
    file: "./charge-updates.ts",
    find: 'return { outcome: "unknown", why: error instanceof Error',
    replace: 'return { outcome: "failed", providerId: "", code: "unknown", reason: error instanceof Error',
    test: "../../../../../../tools/faults/campaign.deep.test.ts",
    title:
      "a small campaign of dying servers, lost answers and late deliveries leaves nothing lost, double or a cent apart",
  },
  {
    guard: "A revoked mandate ends a bank account",
    file: "./fetch-method.ts",
    find: 'if (mandate?.type !== "multi_use" || mandate.status !== "inactive") return null;',
    replace: "if (mandate) return null;",
    test: "../../payments/payment-methods/sync-method.test.ts",
    title: "a bank account whose mandate was revoked is no longer listed",
  },
  {
    guard: "Another rhythm takes no payment before it is due",
    file: "./stripe-recurring.ts",
    find: "return isSameInterval ? price : { ...price, trial_end: item.current_period_end };",
    replace: "return price;",
    test: "../../recurring/subscriptions/manage-subscriptions.test.ts",
    title: "another interval leaves the next payment due when it was",
  },
  {
    guard: "What Stripe shows in another currency is not taken for the church's",
    file: "./stripe-money.ts",
    find: "return currency.toUpperCase() === ours ? moneyOf(amount, ours) : null;",
    replace: "return moneyOf(amount, ours);",
    test: "../provider-amounts.test.ts",
    title: "what Stripe shows in another currency than the church's is no amount of the church",
  },
];
