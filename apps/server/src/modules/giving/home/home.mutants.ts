import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

const test = "./giving-cards.test.ts";

export const mutants: Mutant[] = [
  {
    guard: "What the church was given is shown on the home page only to callers who may view donations",
    file: "../../reporting/home/giving-card.ts",
    find: "allow: maySeeDonationsOfOthers,\n  async read(caller) {\n    const { churchId } = seeChurchDonations(caller);",
    replace:
      "allow: () => maySeeDonationsOfOthers !== null && seeChurchDonations !== null,\n  async read(caller) {\n    const { churchId } = caller;",
    test,
    title: "giving of this week and month is compared with the same weekdays and dates a year earlier, after refunds",
  },
  {
    guard: "The giving of the home page leaves out what was refunded",
    file: "../../reporting/dashboard/dashboard-store.ts",
    find: "coalesce(sum(d.given - d.refunded - d.disputed), 0)",
    replace: "coalesce(sum(d.given - d.disputed), 0)",
    test,
    title: "giving of this week and month is compared with the same weekdays and dates a year earlier, after refunds",
  },
  {
    guard: "Only the church's own open batches are counted on the home page",
    file: "../../donations/batches/batch-store.ts",
    find: '          .where("churchId", "=", churchId)\n          .where("closedAt", "is", null)\n          // Written',
    replace:
      '          .where(sql<boolean>`${churchId} <> \'\'`)\n          .where("closedAt", "is", null)\n          // Written',
    test,
    title: "open batches of the church are counted for callers who may view donations",
  },
  {
    guard: "Only the church's own payouts are counted on the home page",
    file: "../../audit/reconciliation/booked-store.ts",
    find: '        .where("churchId", "=", churchId)\n        // Written',
    replace: "        .where(sql<boolean>`${churchId} <> ''`)\n        // Written",
    test,
    title: "payouts that do not match the ledger are counted for callers who may view donations",
  },
  {
    guard: "The donation to repeat is the caller's own",
    file: "../../payments/history/history-store.ts",
    find: '      .where("d.personId", "=", personId)\n      .where("d.status", "=", "succeeded")',
    replace: '      .where(sql<boolean>`${personId} <> \'\'`)\n      .where("d.status", "=", "succeeded")',
    test,
    title: "a person can repeat their own latest donation, never that of another, and not one of a schedule",
  },
  {
    guard: "Only the church's own failing recurring donations are counted on the home page",
    file: "../../recurring/church-recurring/church-recurring-store.ts",
    find: "where s.church_id = ${churchId} and ${HAS_BEGUN} group by s.status",
    replace: "where ${churchId} <> '' and ${HAS_BEGUN} group by s.status",
    test,
    title: "recurring donations are shown to their donor, and failing ones counted for those who may view donations",
  },
];
