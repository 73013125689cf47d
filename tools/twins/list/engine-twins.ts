import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const CHARGE = `${GIVING}/donations/charge-gift.test.ts`;
const OUTCOME = `${GIVING}/intents/read-outcome.test.ts`;
const METHODS = `${GIVING}/payment-methods/change-methods.test.ts`;
const RECORDED = `${GIVING}/recorded/recorded.test.ts`;
const CHURCH = `${GIVING}/church-donations/church-donations.test.ts`;
const PEOPLE = `${GIVING}/people/people-news.test.ts`;

/** A gift by card or bank, from the click to the books; and what staff may do. */
export const ENGINE_TWINS: Twin[] = [
  {
    guard: "One key does not take two different gifts",
    file: `${GIVING}/intents/start-intent.ts`,
    find: "throw new KeyUsedOtherwise();",
    replace: "return { intent: known, fresh: false };",
    test: CHARGE,
    title: "the same key with another amount is refused, and the gift stays what it was",
  },
  {
    guard: "A lost answer is asked for under the same key",
    file: `${GIVING}/intents/recover-intents.ts`,
    find: "key: intent.providerKey,",
    replace: "key: `${intent.providerKey}-again`,",
    test: `${GIVING}/intents/recover-intents.test.ts`,
    title: "a charge whose answer was lost is asked for under the same key, and taken once",
  },
  {
    guard: "What is heard late never moves a gift back",
    file: `${GIVING}/intents/apply-news.ts`,
    find: "STAGE[change.status] < STAGE[intent.status] || isSettled(intent.status)",
    replace: "false",
    test: `${GIVING}/intents/apply-news.test.ts`,
    title: "what was seen earlier and is brought later never moves a gift back",
  },
  {
    guard: "A gift succeeds once",
    file: `${GIVING}/intents/intent-store.ts`,
    find: " and status <> 'succeeded'\n          returning *",
    replace: "\n          returning *",
    test: `${GIVING}/intents/apply-news.test.ts`,
    title: "news of success that many bring at once is one donation, booked once, and said once",
  },
  {
    guard: "A gift is paid with one's own method",
    file: `${GIVING}/donations/find-means.ts`,
    find: "if (!method || method.personId !== giver.personId)",
    replace: "if (!method)",
    test: CHARGE,
    title: "G6.02 another person's card is not there to give with",
  },
  {
    guard: "A bank account pays nothing before it is confirmed",
    file: `${GIVING}/donations/find-means.ts`,
    find: 'if (method.type === "bank" && method.status === "new") throw new BankUnverified();',
    replace: "",
    test: METHODS,
    title: "G3.04 G7.05 G9.03 is new until its two deposits are confirmed, and then it pays",
  },
  {
    guard: "A method is changed by its owner, or by those who may",
    file: `${GIVING}/payment-methods/own-method.ts`,
    find: "if (!method?.personId || !mayChangeMethodsOf(caller, method.personId))",
    replace: "if (!method)",
    test: METHODS,
    title:
      "G6.02 G6.03 is changed by its owner and by those who edit giving's settings, and is not there for anyone else",
  },
  {
    guard: "What became of a gift is told to the giver and the sender only",
    file: `${GIVING}/intents/read-outcome.ts`,
    find: "if (!intent || !mayRead(intent, key, caller))",
    replace: "if (!intent)",
    test: OUTCOME,
    title: "the outcome is told to the giver and to who sent it, and to nobody else",
  },
  {
    guard: "A question of the bank that nobody answers is cancelled there",
    file: `${GIVING}/intents/recover-intents.ts`,
    find: 'if (intent.status === "requires_action" && age > ABANDONED_MS)',
    replace: 'if (intent.status === "created" && age > ABANDONED_MS)',
    test: OUTCOME,
    title: "never answered, it is cancelled there after a day, and can be answered no more",
  },
  {
    guard: "An old signature is not taken",
    file: `${GIVING}/providers/stripe/stripe-webhooks.ts`,
    find: "const TOLERANCE_SECONDS = 300;",
    replace: "const TOLERANCE_SECONDS = 300_000;",
    test: `${GIVING}/webhooks/receive-webhook.test.ts`,
    title: "what was signed long ago is not taken, though the signature is right",
  },
  {
    guard: "A recorded gift is recorded once under its key",
    file: `${GIVING}/recorded/record-by-hand.ts`,
    find: "const recordKey = key ? `${caller.personId} ${key}` : null;",
    replace: "const recordKey = key ? `${giving.newId()} ${key}` : null;",
    test: RECORDED,
    title: "the same key records once, also when it is clicked five times at once",
  },
  {
    guard: "Nothing is put into a closed batch",
    file: `${GIVING}/recorded/read-recorded.ts`,
    find: "if (batch.closedAt || batch.online) throw new BatchClosed();",
    replace: "",
    test: RECORDED,
    title: "takes gifts until it is closed, and none afterwards",
  },
  {
    guard: "A person of another church gives nothing here",
    file: `${GIVING}/recorded/read-recorded.ts`,
    find: "if (personId && !(await giving.recorded.isPerson(churchId, personId))) throw new PersonNotKnown();",
    replace: "",
    test: RECORDED,
    title: "what cannot be is refused by name, and nothing is written",
  },
  {
    guard: "Who gave what is for those who may see donations",
    file: `${GIVING}/church-donations/church-donation.routes.ts`,
    find: "const viewer = donationViewer(giving.guards);",
    replace: "const viewer = allowedTo(can.viewDonations, can.viewDonationSummaries);",
    test: CHURCH,
    title: "G6.04 sums are for those who may see summaries, gifts for those who may see gifts, of their own church",
  },
  {
    guard: "Of an erased person nobody keeps their words",
    file: `${GIVING}/people/hear-person-erased.ts`,
    find: "await giving.persons.forgetWords(churchId, personId);",
    replace: "",
    test: PEOPLE,
    title: "of a person who is erased the books keep the gift, and nobody keeps their words or their card",
  },
];
