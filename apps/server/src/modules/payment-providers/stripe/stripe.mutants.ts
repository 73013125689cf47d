import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A webhook with an old signature is refused",
    file: "./verify-webhook.ts",
    find: "const TOLERANCE_SECONDS = 300;",
    replace: "const TOLERANCE_SECONDS = 300_000;",
    test: "../../payments/webhooks/receive-webhook.test.ts",
    title: "a webhook with an old timestamp is refused despite its valid signature",
  },
  {
    guard: "In a fault campaign, an inconclusive response is not treated as a failure",
    file: "./charge-updates.ts",
    find: 'return { outcome: "unknown", why: error instanceof Error',
    replace: 'return { outcome: "failed", providerId: "", code: "unknown", reason: error instanceof Error',
    test: "../../../../../../tools/faults/campaign.deep.test.ts",
    title: "a small campaign of crashes, lost responses and late deliveries loses and duplicates no payment",
  },
  {
    guard: "A bank account with a revoked mandate is no longer listed",
    file: "./fetch-method.ts",
    find: 'if (mandate?.type !== "multi_use" || mandate.status !== "inactive") return null;',
    replace: "if (mandate) return null;",
    test: "../../payments/payment-methods/sync-method.test.ts",
    title: "a bank account whose mandate was revoked is no longer listed",
  },
  {
    guard: "A new interval causes no charge before the next payment is due",
    file: "./stripe-recurring.ts",
    find: "? startsAt : isSameInterval ? null : next;",
    replace: "? startsAt : null;",
    test: "../../recurring/subscriptions/manage-subscriptions.deep.test.ts",
    title: "G7.13 an unchanged object changes nothing, and a new interval does not move the next due date",
  },
  {
    guard: "A Stripe amount in another currency is not treated as the church's",
    file: "./stripe-money.ts",
    find: "return currency.toUpperCase() === ours && Number.isInteger(minorUnits) ?",
    replace: "return Number.isInteger(minorUnits) ?",
    test: "../provider-amounts.test.ts",
    title: "a Stripe amount in another currency than the church's is parsed as null",
  },
];
