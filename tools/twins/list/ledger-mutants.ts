import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const EMAILS = `${GIVING}/letters/returned-gift-emails.test.ts`;

/** Donors hear of money that goes back; the ledger is proved church by church; the server cannot change its guards. */
export const LEDGER_MUTANTS: readonly Twin[] = [
  {
    guard: "A refund is told to its donor in the transaction that books it",
    file: `${GIVING}/refunds/apply-refund.ts`,
    find: 'await giving.say(tx, refundMoved, { churchId, refundId: id, status: "refunded" });',
    replace: "",
    test: EMAILS,
    title: "a refund that the treasurer makes at the provider is told to the donor as well, once",
  },
  {
    guard: "A refund that fails after it was told is told as failed",
    file: `${GIVING}/refunds/apply-refund.ts`,
    find: 'await giving.say(tx, refundMoved, { churchId, refundId: id, status: "failed" });',
    replace: "",
    test: EMAILS,
    title: "a refund that the donor's bank does not accept is told to the donor",
  },
  {
    guard: "One email for each refund",
    file: `${GIVING}/letters/send-refund-email.ts`,
    find: "about: refundId,",
    replace: "about: refundId + giving.newId(),",
    test: EMAILS,
    title: "one email is sent for each refund",
  },
  {
    guard: "Only a lost dispute is told to the donor",
    file: `${GIVING}/giving-listeners.ts`,
    find: 'if (news.status === "lost") await sendChargedBackEmail(giving, news);',
    replace: "await sendChargedBackEmail(giving, news);",
    test: EMAILS,
    title: "a dispute that was lost is told to the donor once",
  },
];
