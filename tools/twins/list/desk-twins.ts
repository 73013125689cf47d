import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const LISTS = `${GIVING}/church-donations/desk-lists.test.ts`;
const RECURRING = `${GIVING}/subscriptions/list-church-recurring.test.ts`;
const FUNDS = `${GIVING}/funds/order-funds.test.ts`;
const PAYOUTS = `${GIVING}/reconciliation/payouts.test.ts`;

/** The treasurer's desk: who sees what of it, of which church, and that its sums are true. */
export const DESK_TWINS: Twin[] = [
  {
    guard: "Who may see sums only does not learn what one person gave",
    file: `${GIVING}/church-donations/church-donation.routes.ts`,
    find: "serve(app, calls.totalDonations, {\n    allow: viewer,",
    replace: "serve(app, calls.totalDonations, {\n    allow: allowedTo(can.viewDonationSummaries, can.viewDonations),",
    test: LISTS,
    title: "G6.04 who may see sums only does not learn what one person gave",
  },
  {
    guard: "Totals are of one's own church",
    file: `${GIVING}/church-donations/sieve-gifts.ts`,
    find: "const conditions = [sql`d.church_id = ${churchId}`];",
    replace: "const conditions = [sql`${churchId} <> ''`];",
    test: LISTS,
    title: "G6.04 who may see sums only does not learn what one person gave",
  },
  {
    guard: "A sum of some gifts is not shown as the sum of all",
    file: `${GIVING}/church-donations/donation-sums.ts`,
    find: "(sums && sums.count <= most ? sums : null)",
    replace: "(sums ?? null)",
    test: LISTS,
    title: "more gifts than can be added up at once have no totals, rather than wrong ones",
  },
  {
    guard: "Refunds are of one's own church",
    file: `${GIVING}/refunds/list-refunds.ts`,
    find: "if (!(await refunds.donation(churchId, id))) throw new DonationNotFound();",
    replace: "",
    test: LISTS,
    title: "a gift's refunds are told with their funds, who asked and why",
  },
  {
    guard: "Recurring gifts are listed for those who see donations",
    file: `${GIVING}/subscriptions/church-recurring.routes.ts`,
    find: "const viewer = donationViewer(giving.guards);",
    replace: "const viewer = giving.guards.member;",
    test: RECURRING,
    title: "G6.04 recurring gifts are listed for those who see donations, of their own church; only editors end one",
  },
  {
    guard: "Recurring gifts are of one's own church",
    file: `${GIVING}/subscriptions/church-recurring-store.ts`,
    find: '.where("s.churchId", "=", churchId)',
    replace: '.where("s.churchId", "<>", "")',
    test: RECURRING,
    title: "G6.04 recurring gifts are listed for those who see donations, of their own church; only editors end one",
  },
  {
    guard: "Nobody orders the funds of another church",
    file: `${GIVING}/funds/order-funds.ts`,
    find: "if (ids.some((id) => !known.has(id))) throw new FundNotFound();",
    replace: "",
    test: FUNDS,
    title:
      "G6.04 the order is changed, and funds are opened again, only by those who may, and only of their own church",
  },
  {
    guard: "Nobody opens a fund of another church",
    file: `${GIVING}/funds/fund-store.ts`,
    find: '.select(COLUMNS)\n        .where("churchId", "=", churchId)\n        .where("id", "=", id)\n        .where("closedAt", "is not", null)',
    replace: '.select(COLUMNS)\n        .where("id", "=", id)\n        .where("closedAt", "is not", null)',
    test: FUNDS,
    title:
      "G6.04 the order is changed, and funds are opened again, only by those who may, and only of their own church",
  },
  {
    guard: "Payouts are of one's own church",
    file: `${GIVING}/reconciliation/booked-store.ts`,
    find: '.selectFrom("payouts")\n      .selectAll()\n      .where("churchId", "=", churchId)\n      .where("amount", "<>", 0)',
    replace: '.selectFrom("payouts")\n      .selectAll()\n      .where("amount", "<>", 0)',
    test: PAYOUTS,
    title: "G6.04 payouts are seen by those who see donations, and are of their own church",
  },
  {
    guard: "A payout is held against our books, not against itself",
    file: `${GIVING}/reconciliation/compare-payouts.ts`,
    find: "ourNet += (await compareAndHeal(giving, gateway, move, ours, more)).ourNet;",
    replace: "ourNet += move.amount - move.fee; await compareAndHeal(giving, gateway, move, ours, more);",
    test: PAYOUTS,
    title: "what was charged elsewhere makes its payout differ by it, and names the payout",
  },
];
