import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Who gave what is for those who may see donations",
    file: "./church-donation.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace: "const viewer = context.guards.allowedTo(calls.can.viewDonations, calls.can.viewDonationSummaries);",
    test: "./church-donations.test.ts",
    title: "G6.04 sums are for those who may see summaries, gifts for those who may see gifts, of their own church",
  },
  {
    guard: "Who may see sums only does not learn what one person gave",
    file: "../../reporting/totals/totals.routes.ts",
    find: "allow: donationViewer(context.guards),",
    replace: "allow: context.guards.allowedTo(can.viewDonationSummaries, can.viewDonations),",
    test: "./donation-lists.test.ts",
    title: "G6.04 who may see sums only does not learn what one person gave",
  },
  {
    guard: "Totals are of one's own church",
    file: "./filter-donations.ts",
    find: "const conditions = [sql`d.church_id = ${churchId}`];",
    replace: "const conditions = [sql`${churchId} <> ''`];",
    test: "./donation-lists.test.ts",
    title: "G6.04 who may see sums only does not learn what one person gave",
  },
  {
    guard: "A sum of some gifts is not shown as the sum of all",
    file: "./donation-sums.ts",
    find: "sums && sums.count <= maxCount ? sums : null",
    replace: "sums ?? null",
    test: "./donation-lists.test.ts",
    title: "more gifts than can be added up at once have no totals, rather than wrong ones",
  },
  {
    guard: "The file of donations is for the person who asked",
    file: "./export-donations.ts",
    find: "personId: church.viewerId",
    replace: 'personId: ""',
    test: "./church-donations.test.ts",
    title:
      "S9.02 the file names its columns in the language of whoever exports, and keeps amounts as spreadsheets read them",
  },
];
