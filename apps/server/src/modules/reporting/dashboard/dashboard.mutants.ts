import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The dashboard is for those who may see gifts",
    file: "./dashboard.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace: "const viewer = context.guards.allowedTo(calls.can.viewDonations, calls.can.viewDonationSummaries);",
    test: "./dashboard.test.ts",
    title: "G6.04 the figures are of one's own church, and for those who may see its gifts",
  },
  {
    guard: "The dashboard reads the gifts of its own church",
    file: "./dashboard-store.ts",
    find: "where church_id = ${churchId} and fund_id = '' and gifts > 0",
    replace: "where fund_id = '' and gifts > 0",
    test: "./dashboard.test.ts",
    title: "G6.04 the figures are of one's own church, and for those who may see its gifts",
  },
  {
    guard: "The sums of the dashboard know a gift that got another day",
    file: "./find-stale.ts",
    find: "select day from touched union select day from moved where day is not null",
    replace: "select day from touched union select day from moved where id < 0",
    test: "./sum-up.test.ts",
    title: "counts there alone, before and after it is summed up again",
  },
  {
    guard: "The sums of the dashboard know a gift that got another giver",
    file: "./find-stale.ts",
    find: "union select person_id from moved where person_id is not null",
    replace: "union select person_id from moved where id < 0",
    test: "./sum-up.test.ts",
    title: "counts there alone, before and after it is summed up again",
  },
  {
    guard: "The dashboard reckons anew what the sums do not hold yet",
    file: "./dashboard-store.ts",
    find: "const fresh = stale.days.filter((day) => day >= first && day <= to);",
    replace: "const fresh = stale.days.filter((day) => day > to);",
    test: "./sum-up.test.ts",
    title: "counts there alone, before and after it is summed up again",
  },
  {
    guard: "The sums of the dashboard wait for gifts that are being written",
    file: "./sum-up.ts",
    find: "of awaitWriters(context, await context.summing.unsummed(upTo)))",
    replace: "of await context.summing.unsummed(upTo))",
    test: "./sum-up.test.ts",
    title: "a gift that takes long to be written is not passed over by what is summed up meanwhile",
  },
];
