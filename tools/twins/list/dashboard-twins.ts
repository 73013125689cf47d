import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const FIGURES = `${GIVING}/dashboard/dashboard.test.ts`;
const SUMS = `${GIVING}/dashboard/sum-up.test.ts`;
const AUDIT = `${GIVING}/audit/audit.test.ts`;
const MOVED = "counts there alone, before and after it is summed up again";
const OWN_FIGURES = "G6.04 the figures are of one's own church, and for those who may see its gifts";
const OWN_LEDGER = "G6.04 the ledger is of one's own church, and for those who may see its gifts";

/** The treasurer's figures are the ledger's, and both are for those who may see gifts. */
export const DASHBOARD_TWINS: Twin[] = [
  {
    guard: "The dashboard is for those who may see gifts",
    file: `${GIVING}/dashboard/dashboard.routes.ts`,
    find: "const viewer = donationViewer(giving.guards);",
    replace: "const viewer = giving.guards.allowedTo(calls.can.viewDonations, calls.can.viewDonationSummaries);",
    test: FIGURES,
    title: OWN_FIGURES,
  },
  {
    guard: "The dashboard reads the gifts of its own church",
    file: `${GIVING}/dashboard/dashboard-store.ts`,
    find: "where church_id = ${churchId} and fund_id = '' and gifts > 0",
    replace: "where fund_id = '' and gifts > 0",
    test: FIGURES,
    title: OWN_FIGURES,
  },
  {
    guard: "The sums of the dashboard know a gift that got another day",
    file: `${GIVING}/dashboard/find-stale.ts`,
    find: "select day from touched union select day from moved where day is not null",
    replace: "select day from touched union select day from moved where id < 0",
    test: SUMS,
    title: MOVED,
  },
  {
    guard: "The sums of the dashboard know a gift that got another giver",
    file: `${GIVING}/dashboard/find-stale.ts`,
    find: "union select person_id from moved where person_id is not null",
    replace: "union select person_id from moved where id < 0",
    test: SUMS,
    title: MOVED,
  },
  {
    guard: "The dashboard reckons anew what the sums do not hold yet",
    file: `${GIVING}/dashboard/dashboard-store.ts`,
    find: "const fresh = stale.days.filter((day) => day >= first && day <= to);",
    replace: "const fresh = stale.days.filter((day) => day > to);",
    test: SUMS,
    title: MOVED,
  },
  {
    guard: "The sums of the dashboard wait for gifts that are being written",
    file: `${GIVING}/dashboard/sum-up.ts`,
    find: "of awaitWriters(giving, await giving.summing.unsummed(upTo)))",
    replace: "of await giving.summing.unsummed(upTo))",
    test: SUMS,
    title: "a gift that takes long to be written is not passed over by what is summed up meanwhile",
  },
  {
    guard: "The ledger is shown to those who may see gifts",
    file: `${GIVING}/audit/audit.routes.ts`,
    find: "const viewer = donationViewer(giving.guards);",
    replace: "const viewer = giving.guards.allowedTo(calls.can.viewDonations, calls.can.editDonations);",
    test: AUDIT,
    title: OWN_LEDGER,
  },
  {
    guard: "The ledger is shown to its own church",
    file: `${GIVING}/audit/audit-store.ts`,
    find: "sql`l.church_id = ${churchId}`,",
    replace: "sql`l.church_id <> ''`,",
    test: AUDIT,
    title: OWN_LEDGER,
  },
  {
    guard: "A check of the ledger is shown to its own church",
    file: `${GIVING}/audit/check-store.ts`,
    find: 'selectAll().where("churchId", "=", churchId);',
    replace: 'selectAll().where("churchId", "<>", churchId.slice(99));',
    test: AUDIT,
    title: OWN_LEDGER,
  },
  {
    guard: "A check of the ledger holds every line against its seal",
    file: `${GIVING}/audit/check-ledger.ts`,
    find: "const trouble = held.add(lines);",
    replace: "const trouble = held.add(lines.slice(lines.length));",
    test: AUDIT,
    title: "a check finds the chain whole, and says how much of it there is",
  },
  {
    guard: "A check of the ledger adds up what is not sealed yet",
    file: `${GIVING}/audit/check-ledger.ts`,
    find: "for await (const lines of step.through(previous.lastLine, NO_END)) entries.add(lines);",
    replace:
      "for await (const lines of step.through(previous.lastLine, NO_END)) entries.add(lines.slice(lines.length));",
    test: AUDIT,
    title: "a check names the first thing that is not as it was, with its entry and its gift",
  },
];
