import type { Twin } from "../twin.ts";

const SUBSCRIPTIONS = "apps/server/src/modules/giving/subscriptions";
const BEGIN = `${SUBSCRIPTIONS}/subscribe-gift.test.ts`;
const RENEW = `${SUBSCRIPTIONS}/renewals.test.ts`;
const MANAGE = `${SUBSCRIPTIONS}/manage-subscriptions.test.ts`;
const DUE = `${SUBSCRIPTIONS}/pay-due.test.ts`;

/** Recurring gifts: begun once, paid once for each due day, seen and changed by whose they are. */
export const SUBSCRIPTION_TWINS: Twin[] = [
  {
    guard: "A recurring gift is begun under one key for ever",
    file: `${SUBSCRIPTIONS}/attend-subscriptions.ts`,
    find: "const { id: subscriptionId, providerKey: key, checks } = subscription;",
    replace: "const { id: subscriptionId, checks } = subscription;\n  const key = giving.newId();",
    test: BEGIN,
    title: "one that began without our hearing of it is not begun again",
  },
  {
    guard: "A key that the company has forgotten is not used again",
    file: `${SUBSCRIPTIONS}/attend-subscriptions.ts`,
    find: "const news = isKeyAlive\n",
    replace: "const news = isKeyAlive || true\n",
    test: BEGIN,
    title: "500-saved: the company answers it for ever under that key",
  },
  {
    guard: "The same key with another recurring gift is refused",
    file: `${SUBSCRIPTIONS}/start-subscription.ts`,
    find: "if (known && known.requestHash !== requestHash)",
    replace: "if (known && known.requestHash === clientKey)",
    test: BEGIN,
    title: "a repeated subscribe is one subscription; the same key for another gift is refused",
  },
  {
    guard: "What a declined card was to begin is ended at the company",
    file: `${SUBSCRIPTIONS}/apply-schedule.ts`,
    find: 'endedAt: now, toTell: "end", checkAt: later(SOON_MS) }',
    replace: "endedAt: now, checkAt: null }",
    test: BEGIN,
    title: "a declined card begins nothing, says why, ends it at the company, and frees its key",
  },
  {
    guard: "A payment that we hear of late counts on the day that it was made",
    file: `${SUBSCRIPTIONS}/book-bill.ts`,
    find: 'news.outcome === "succeeded" && at ? { ...news, at } : news',
    replace: 'news.outcome === "succeeded" && at ? { ...news } : news',
    test: RENEW,
    title: "months that nobody looked at are booked when somebody looks, each on the day that it was paid",
  },
  {
    guard: "Each failed try is told of once",
    file: `${SUBSCRIPTIONS}/renewal-store.ts`,
    find: '.where("toldTries", "<", tries)',
    replace: '.where("toldTries", "<=", tries)',
    test: RENEW,
    title: "after the last try it has ended, here as there",
  },
  {
    guard: "Another rhythm takes no payment before it is due",
    file: "apps/server/src/modules/giving/providers/stripe/stripe-recurring.ts",
    find: "return sameRhythm ? price : { ...price, trial_end: item.current_period_end };",
    replace: "return price;",
    test: MANAGE,
    title: "another interval leaves the next payment due when it was",
  },
  {
    guard: "A recurring gift is found in its own church only",
    file: `${SUBSCRIPTIONS}/subscription-store.ts`,
    find: 'of(churchId).where("id", "=", id).executeTakeFirst()',
    replace: 'all.where("id", "=", id).executeTakeFirst()',
    test: MANAGE,
    title: "G6.02 others of the church see and change nothing without the permission",
  },
  {
    guard: "A recurring gift is changed by its donor, or by those who edit donations",
    file: `${SUBSCRIPTIONS}/own-subscription.ts`,
    find: "if (found.personId !== caller.personId && !may(caller, can.editDonations)) throw new NotAllowed();",
    replace: "",
    test: MANAGE,
    title: "G6.02 others of the church see and change nothing without the permission",
  },
  {
    guard: "Recurring gifts are listed for whose they are, or for those who see the church's sums",
    file: `${SUBSCRIPTIONS}/list-subscriptions.ts`,
    find: "if (!maySee(caller, personId)) throw new NotAllowed();",
    replace: "",
    test: MANAGE,
    title: "G6.02 others of the church see and change nothing without the permission",
  },
  {
    guard: "A recurring gift is not moved to somebody else's card",
    file: `${SUBSCRIPTIONS}/read-change.ts`,
    find: "if (!method || method.personId !== personId) throw new MethodNotFound();",
    replace: "if (!method) throw new MethodNotFound();",
    test: MANAGE,
    title: "what is not the donor's own, of the church, or adds up to nothing changes nothing",
  },
  {
    guard: "What has ended before anybody knows whether it began is looked for",
    file: `${SUBSCRIPTIONS}/attend-subscriptions.ts`,
    find: "if (subscription.toTell) return",
    replace: "if (subscription.toTell && subscription.providerId) return",
    test: MANAGE,
    title: "one that is ended before anybody knows whether it began is looked for and ended, and never begun",
  },
  {
    guard: "What was missed is caught up once",
    file: `${SUBSCRIPTIONS}/pay-due.ts`,
    find: "const dueOn = begun || subscription.tries > 0 ? next : latest;",
    replace: "const dueOn = begun || latest ? next : latest;",
    test: DUE,
    title: "what was missed is caught up once, and the rhythm stays",
  },
  {
    guard: "A card that declines is tried four times and no more",
    file: `${SUBSCRIPTIONS}/settle-due.ts`,
    find: "const RETRY_DAYS = [3, 5, 6];",
    replace: "const RETRY_DAYS = [3, 5, 6, 7];",
    test: DUE,
    title: "a card that is declined later is tried four times in two weeks, and then it has ended",
  },
  {
    guard: "A chosen date is that day where the church is",
    file: `${SUBSCRIPTIONS}/read-rhythm.ts`,
    find: "const isDate = sent % DAY_MS === 0;",
    replace: "const isDate = sent % DAY_MS === 1;",
    test: BEGIN,
    title: "G9.02 a start in the future comes in milliseconds, is answered in seconds, and nothing is paid before it",
  },
  {
    guard: "Guests are not told why their card was declined",
    file: `${SUBSCRIPTIONS}/watch-beginning.ts`,
    find: 'return guest ? { ...begun, failure: "" } : begun;',
    replace: "return begun;",
    test: `${SUBSCRIPTIONS}/guest-recurring.test.ts`,
    title: "a guest whose card is declined is not told why, and needs another captcha",
  },
];
