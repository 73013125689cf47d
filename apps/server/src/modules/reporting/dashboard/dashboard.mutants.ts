import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The dashboard is only for callers who may view donations",
    file: "./dashboard.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace: "const viewer = context.guards.allowedTo(calls.can.viewDonations, calls.can.viewDonationSummaries);",
    test: "./dashboard.test.ts",
    title: "G6.04 the dashboard shows only the caller's church, and only to callers who may view donations",
  },
  {
    guard: "The dashboard reads only gifts of its own church",
    file: "./dashboard-store.ts",
    find: "where church_id = ${churchId} and fund_id = '' and gifts > 0",
    replace: "where fund_id = '' and gifts > 0",
    test: "./dashboard.test.ts",
    title: "G6.04 the dashboard shows only the caller's church, and only to callers who may view donations",
  },
  {
    guard: "The dashboard sums include a gift that was moved to another day",
    file: "./find-stale.ts",
    find: "select day from touched union select day from moved where day is not null",
    replace: "select day from touched union select day from moved where id < 0",
    test: "./sum-up.test.ts",
    title: "counts only there, before and after it is summed up again",
  },
  {
    guard: "The dashboard sums include a gift that was moved to another donor",
    file: "./find-stale.ts",
    find: "union select person_id from moved where person_id is not null",
    replace: "union select person_id from moved where id < 0",
    test: "./sum-up.test.ts",
    title: "counts only there, before and after it is summed up again",
  },
  {
    guard: "The dashboard recomputes days that the stored sums do not cover yet",
    file: "./dashboard-store.ts",
    find: "const fresh = stale.days.filter((day) => day >= first && day <= to);",
    replace: "const fresh = stale.days.filter((day) => day > to);",
    test: "./sum-up.test.ts",
    title: "counts only there, before and after it is summed up again",
  },
  {
    guard: "The dashboard sums wait for gifts that are still being written",
    file: "./sum-up.ts",
    find: "of awaitWriters(context, await context.summing.unsummed(upTo)))",
    replace: "of await context.summing.unsummed(upTo))",
    test: "./sum-up.test.ts",
    title: "a gift in a long transaction is not skipped when sums are computed meanwhile",
  },
];
