import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const RULE = `${GIVING}/people/may-see-donations.ts`;
const TEST = `${GIVING}/people/may-see-donations.test.ts`;
const WITH_SUMMARY = "G6.04 with View Summary alone nobody learns what one person gave";
const WITH_VIEW = "G6.04 with View alone everything of others is read, recurring gifts too, and nothing is changed";
const WITH_EDIT = "with Edit alone a recurring gift is changed and a gift recorded, and no list of others is read";
const WITH_NOTHING = "without any permission one reads what is one's own, and nothing of anybody else";

/** Who sees whose donations: the one rule, and the places that could go around it. */
export const DONATION_SIGHT_MUTANTS: readonly Twin[] = [
  {
    guard: "View Summary shows nobody's donations",
    file: RULE,
    find: "boolean => may(caller, can.viewDonations);",
    replace: "boolean => may(caller, can.viewDonations) || may(caller, can.viewDonationSummaries);",
    test: TEST,
    title: WITH_SUMMARY,
  },
  {
    guard: "Edit alone shows nobody's donations",
    file: RULE,
    find: "boolean => may(caller, can.viewDonations);",
    replace: "boolean => may(caller, can.viewDonations) || may(caller, can.editDonations);",
    test: TEST,
    title: WITH_EDIT,
  },
  {
    guard: "View shows the donations of others",
    file: RULE,
    find: "boolean => may(caller, can.viewDonations);",
    replace: "boolean => may(caller, can.editDonations);",
    test: TEST,
    title: WITH_VIEW,
  },
  {
    guard: "The donations of one person are asked for before they are read",
    file: RULE,
    find: "if (!isOwn(caller, personId) && !maySeeDonationsOfOthers(caller)) throw new NotAllowed();",
    replace: "",
    test: TEST,
    title: WITH_NOTHING,
  },
  {
    guard: "One's own donations need no permission",
    file: RULE,
    find: "if (!isOwn(caller, personId) && !maySeeDonationsOfOthers(caller)) throw new NotAllowed();",
    replace: "if (!maySeeDonationsOfOthers(caller)) throw new NotAllowed();",
    test: TEST,
    title: WITH_NOTHING,
  },
  {
    guard: "The donations of a whole church are asked for before they are read",
    file: RULE,
    find: "  if (!maySeeDonationsOfOthers(caller)) throw new NotAllowed();\n",
    replace: "",
    test: TEST,
    title: WITH_SUMMARY,
  },
  {
    guard: "A recurring gift of others is changed with Edit, not with View",
    file: RULE,
    find: "isOwn(caller, personId) || may(caller, can.editDonations);",
    replace: "isOwn(caller, personId) || may(caller, can.editDonations) || may(caller, can.viewDonations);",
    test: TEST,
    title: WITH_VIEW,
  },
  {
    guard: "How a recurring gift is split is told to those who see it",
    file: `${GIVING}/subscriptions/own-subscription.ts`,
    find: "  seeDonor(caller, found.personId);\n",
    replace: "",
    test: TEST,
    title: WITH_SUMMARY,
  },
  {
    guard: "Saved methods are listed for whose they are, or for those who see donations",
    file: `${GIVING}/payment-methods/method.routes.ts`,
    find: "listMethodsOf(giving, seeDonor(caller, params.personId))",
    replace: "giving.methods.listOf({ ...caller, personId: params.personId })",
    test: TEST,
    title: WITH_SUMMARY,
  },
  {
    guard: "What a person gave is listed for whose it is, or for those who see donations",
    file: `${GIVING}/donations/donate.routes.ts`,
    find: "listDonationsOf(giving, seeDonor(caller, query.personId))",
    replace: "listDonationsOf(giving, { ...caller, personId: query.personId })",
    test: TEST,
    title: WITH_SUMMARY,
  },
  {
    guard: "Refunds of a gift are listed for those who see donations",
    file: `${GIVING}/refunds/refund.routes.ts`,
    find: "donationViewer(giving.guards)",
    replace: "giving.guards.allowedTo(can.viewDonations, can.viewDonationSummaries)",
    test: TEST,
    title: WITH_SUMMARY,
  },
  {
    guard: "A statement of somebody else is read by those who see donations",
    file: `${GIVING}/statements/statement.routes.ts`,
    find: "const viewer = donationViewer(giving.guards);",
    replace: "const viewer = allowedTo(can.viewDonations, can.viewDonationSummaries);",
    test: TEST,
    title: WITH_SUMMARY,
  },
];
