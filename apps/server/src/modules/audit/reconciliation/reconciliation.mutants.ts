import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A dispute that is reported before its donation imports the donation first",
    file: "../../refunds/find-or-import-donation.ts",
    find: "?? ((await importCharge(context, gateway, charge)) ? find() : undefined)",
    replace: "?? undefined",
    test: "../../refunds/disputes/apply-dispute.test.ts",
    title: "a dispute whose webhook arrives before that of its charge is applied when the gift is recorded",
  },
  {
    guard: "A charge is compared with the donation, not only with the ledger",
    file: "./compare-move.ts",
    find: "donation && donation.amount !== unitsFor(churchId, move.amount) ? donation.amount : (mine?.amount ?? null)",
    replace: "mine?.amount ?? null",
    test: "./repair-balance-transaction.test.ts",
    title: "an amount or fee that was changed in our database is reported and not repaired",
  },
  {
    guard: "A charge of ours that was lost is applied like any other charge",
    file: "../../payments/intents/import-charge.ts",
    find: "if (update) await applyPaymentUpdate(context, intent, update);",
    replace: "",
    test: "./repair-balance-transaction.test.ts",
    title: "a charge whose donation was never stored is found by its metadata, and the donation is stored",
  },
  {
    guard: "A charge that was booked late is looked up at the provider before it is reported as missing",
    file: "./find-missing-at-provider.ts",
    find: "if (isListed) continue;",
    replace: "",
    test: "./repair-balance-transaction.test.ts",
    title: "a charge that was booked days late is not reported as missing on the day it was booked",
  },
  {
    guard: "Starting a reconciliation needs permission to edit donations",
    file: "./reconciliation.routes.ts",
    find: "allow: context.guards.allowedTo(can.editDonations)",
    replace: "allow: context.guards.allowedTo(can.viewDonations)",
    test: "./reconciliation.test.ts",
    title: "reading and starting reconciliations needs permission in the same church, and invalid dates are refused",
  },
  {
    guard: "A reconciliation is read only in its own church",
    file: "./reconciliation-store.ts",
    find: '.selectAll()\n      .where("churchId", "=", churchId)\n      .where("id", "=", id)',
    replace: '.selectAll()\n      .where("id", "=", id)',
    test: "./reconciliation.test.ts",
    title: "reading and starting reconciliations needs permission in the same church, and invalid dates are refused",
  },
  {
    guard: "Payouts are listed only in their own church",
    file: "./booked-store.ts",
    find: '.selectFrom("payouts")\n      .selectAll()\n      .where("churchId", "=", churchId)\n      .where("amount", "<>", 0)',
    replace: '.selectFrom("payouts")\n      .selectAll()\n      .where("amount", "<>", 0)',
    test: "./payouts.test.ts",
    title: "G6.04 payouts are shown to callers with permission to view donations, and only those of their own church",
  },
  {
    guard: "A payout is compared with our ledger, not with itself",
    file: "./compare-payouts.ts",
    find: "ourNet += (await reconcileAndRepair(context, gateway, move, ours, more)).ourNet;",
    replace:
      "ourNet += move.amount.minorUnits - move.fee.minorUnits; await reconcileAndRepair(context, gateway, move, ours, more);",
    test: "./payouts.test.ts",
    title: "a charge that was made outside Offertory makes its payout differ, and the difference names the payout",
  },
];
