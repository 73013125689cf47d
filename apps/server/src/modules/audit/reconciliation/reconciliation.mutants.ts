import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "News of a dispute that comes before its gift brings the gift first",
    file: "../../refunds/find-or-import-donation.ts",
    find: "?? ((await importCharge(context, gateway, charge)) ? find() : undefined)",
    replace: "?? undefined",
    test: "../../refunds/disputes/apply-dispute.test.ts",
    title: "a card that is disputed as soon as it is charged: the dispute waits for its gift",
  },
  {
    guard: "A charge is compared with the donation, not with the ledger alone",
    file: "./compare-move.ts",
    find: "donation && donation.amount !== unitsFor(churchId, move.amount) ? donation.amount : (mine?.amount ?? null)",
    replace: "mine?.amount ?? null",
    test: "./repair-balance-transaction.test.ts",
    title: "amounts and fees that were changed here are shown, and left for people to look at",
  },
  {
    guard: "What is ours and was lost is applied like any charge",
    file: "../../payments/intents/import-charge.ts",
    find: "if (update) await applyPaymentUpdate(context, intent, update);",
    replace: "",
    test: "./repair-balance-transaction.test.ts",
    title: "a gift whose donation was never written is found by our name on the charge, and written",
  },
  {
    guard: "What we heard of late is asked for by name before it is called missing",
    file: "./find-missing-at-provider.ts",
    find: "if (isListed) continue;",
    replace: "",
    test: "./repair-balance-transaction.test.ts",
    title: "what we heard of a day after it happened is not missing on the day that we heard of it",
  },
  {
    guard: "Comparisons are started by those who may edit donations",
    file: "./reconciliation.routes.ts",
    find: "allow: context.guards.allowedTo(can.editDonations)",
    replace: "allow: context.guards.allowedTo(can.viewDonations)",
    test: "./reconciliation.test.ts",
    title: "who may not, or is of another church, neither sees nor starts anything; days that are none are refused",
  },
  {
    guard: "A comparison is read in its own church only",
    file: "./reconciliation-store.ts",
    find: '.selectAll()\n      .where("churchId", "=", churchId)\n      .where("id", "=", id)',
    replace: '.selectAll()\n      .where("id", "=", id)',
    test: "./reconciliation.test.ts",
    title: "who may not, or is of another church, neither sees nor starts anything; days that are none are refused",
  },
  {
    guard: "Payouts are of one's own church",
    file: "./booked-store.ts",
    find: '.selectFrom("payouts")\n      .selectAll()\n      .where("churchId", "=", churchId)\n      .where("amount", "<>", 0)',
    replace: '.selectFrom("payouts")\n      .selectAll()\n      .where("amount", "<>", 0)',
    test: "./payouts.test.ts",
    title: "G6.04 payouts are seen by those who see donations, and are of their own church",
  },
  {
    guard: "A payout is held against our books, not against itself",
    file: "./compare-payouts.ts",
    find: "ourNet += (await reconcileAndRepair(context, gateway, move, ours, more)).ourNet;",
    replace:
      "ourNet += move.amount.minorUnits - move.fee.minorUnits; await reconcileAndRepair(context, gateway, move, ours, more);",
    test: "./payouts.test.ts",
    title: "what was charged elsewhere makes its payout differ by it, and names the payout",
  },
];
