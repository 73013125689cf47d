import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Donations are visible only to callers with permission to view donations",
    file: "./church-donation.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace: "const viewer = context.guards.allowedTo(calls.can.viewDonations, calls.can.viewDonationSummaries);",
    test: "./church-donations.test.ts",
    title: "G6.04 callers with View Summary get the totals of their own church, but no donations; members get neither",
  },
  {
    guard: "A caller with View Summary alone cannot see one person's totals",
    file: "../../reporting/totals/totals.routes.ts",
    find: "allow: donationViewer(context.guards),",
    replace: "allow: context.guards.allowedTo(can.viewDonationSummaries, can.viewDonations),",
    test: "./donation-lists.test.ts",
    title: "G6.04 a caller with View Summary alone cannot read one person's totals",
  },
  {
    guard: "Totals include only donations of the caller's own church",
    file: "./filter-donations.ts",
    find: "const conditions = [sql`d.church_id = ${churchId}`];",
    replace: "const conditions = [sql`${churchId} <> ''`];",
    test: "./donation-lists.test.ts",
    title: "G6.04 a caller with View Summary alone cannot read one person's totals",
  },
  {
    guard: "A partial total is not returned as the total of all donations",
    file: "./donation-sums.ts",
    find: "sums && sums.count <= maxCount ? sums : null",
    replace: "sums ?? null",
    test: "./donation-lists.test.ts",
    title: "totals are null when the donations exceed the maximum count",
  },
  {
    guard: "The export of donations uses the language of the caller",
    file: "./export-donations.ts",
    find: "personId: church.viewerId",
    replace: 'personId: ""',
    test: "./church-donations.test.ts",
    title: "S9.02 the CSV export has column names in the caller's language and amounts with a decimal point",
  },
];
