import type { Twin } from "../twin.ts";

const AMOUNTS = "packages/i18n/src/amounts.ts";
const AMOUNTS_TEST = "packages/i18n/src/amounts.test.ts";
const FEATURE = "packages/features/src/giving";
const GIVE = "apps/church-site/src/give";

/** Amounts as they are typed, shown, sent and saved: the same on every screen. */
export const AMOUNT_MUTANTS: Twin[] = [
  {
    guard: "An amount with more decimals than its currency is refused",
    file: AMOUNTS,
    find: "fraction.length <= decimals && (!isForeign",
    replace: "(!isForeign",
    test: AMOUNTS_TEST,
    title: "is refused for its ",
  },
  {
    guard: "Another language's decimal sign counts only where it cannot be a group",
    file: AMOUNTS,
    find: '(!isForeign || (fraction !== "" && fraction.length <= MAX_UNAMBIGUOUS_DECIMALS))',
    replace: "isForeign !== null",
    test: AMOUNTS_TEST,
    title: "is refused for its ",
  },
  {
    guard: "A number in groups does not begin with zero",
    file: AMOUNTS,
    find: "String.raw`[1-9]\\d{0,2}${sign}",
    replace: "String.raw`\\d{1,3}${sign}",
    test: AMOUNTS_TEST,
    title: "is refused for its ",
  },
  {
    guard: "A member's gift with a field that holds no amount is not previewed",
    file: `${FEATURE}/donate/gift-draft.ts`,
    find: "rows.some(({ amount }) => isRefused(language, amount))",
    replace: "rows.length === 0 && isRefused(language, '')",
    test: `${FEATURE}/donate/donation-form.test.tsx`,
    title: "G5.17 what is no amount is told in words and kept as it was typed, and no preview opens",
  },
  {
    guard: "A recurring gift is saved with no other total than the one that was shown",
    file: "apps/server/src/modules/giving/subscriptions/read-change.ts",
    find: "if (shown !== total) throw new GiftTotalChanged(total);",
    replace: "",
    test: "apps/server/src/modules/giving/subscriptions/manage-subscriptions.test.ts",
    title: "G7.13 a total that the donor did not see is not saved, and the refusal names the one that would be",
  },
  {
    guard: "A link of a receipt carries the shown total to the same check",
    file: "apps/server/src/modules/giving/manage-links/change-managed-gift.ts",
    find: "plan, funds, shownTotal, default",
    replace: "plan, funds, shownTotal: shownTotal ? null : shownTotal, default",
    test: "apps/server/src/modules/giving/manage-links/manage-links.test.ts",
    title: "a link saves no other total than the one that was shown",
  },
  {
    guard: "Who saves before the fee is known is asked once more",
    file: `${FEATURE}/recurring/use-shown-total.ts`,
    find: "return !isPending;",
    replace: "return true;",
    test: `${FEATURE}/recurring/recurring-box.test.tsx`,
    title: "G2.20 a recurring gift with its fee is saved as it was shown: who saves too early is asked once more",
  },
  {
    guard: "A pending gift is in its donor's own history only",
    file: "apps/server/src/modules/giving/history/history-store.ts",
    find: '      .where("i.personId", "=", personId)\n',
    replace: "",
    test: "apps/server/src/modules/giving/history/list-my-gifts.test.ts",
    title:
      "a bank debit is in the donor's own history from the first day, as pending, and once it has settled as given",
  },
  {
    guard: "A debit that is pending is in the history",
    file: "apps/server/src/modules/giving/history/list-my-gifts.ts",
    find: "[...pending, ...given]",
    replace: "[...pending.slice(0, 0), ...given]",
    test: "apps/server/src/modules/giving/history/list-my-gifts.test.ts",
    title:
      "a bank debit is in the donor's own history from the first day, as pending, and once it has settled as given",
  },
  {
    guard: "What is pending counts in no total",
    file: `${FEATURE}/history/given-gifts.ts`,
    find: 'new Set(["pending", "charged_back"',
    replace: 'new Set(["charged_back"',
    test: `${FEATURE}/history/given-gifts.test.ts`,
    title: "what the bank has still to bring is named apart and in no total",
  },
  {
    guard: "A visitor's gift that another tab has made is not made again, whatever the card",
    file: "packages/api-client/src/gifts/sent-gifts.ts",
    find: 'const means = isGuest ? (person?.email ?? "") : customerId',
    replace: "const means = customerId",
    test: "packages/api-client/src/gifts/sent-gifts.test.tsx",
    title:
      "a visitor's gift from a second tab is the same gift, whatever card it is paid with, unless another email gives it",
  },
  {
    guard: "Of a visitor's gift that has ended nothing stays in words",
    file: "packages/api-client/src/gifts/sent-gifts.ts",
    find: "withoutWords(ended)] : others",
    replace: "ended] : others",
    test: "packages/api-client/src/gifts/sent-gifts.test.tsx",
    title: "of a visitor's gift that has ended nothing stays in words, and one that was refused is tried anew",
  },
  {
    guard: "A visitor's draft is kept over a refresh",
    file: `${GIVE}/use-give-form.ts`,
    find: "      kept.keep({ ...next, ...unsaid.current });\n",
    replace: "",
    test: `${GIVE}/give-form.test.tsx`,
    title: "what a visitor typed is there again after a refresh, and nothing of a card is kept",
  },
  {
    guard: "Without a connection nothing is sent",
    file: `${GIVE}/use-give-form.ts`,
    find: "isBusy || !isOnline ||",
    replace: "isBusy ||",
    test: `${GIVE}/give-form.test.tsx`,
    title: "who loses the connection is told at once, and a press sends nothing until it is back",
  },
  {
    guard: "A preview that is asked for too early waits in sight",
    file: `${FEATURE}/donate/gift-details.tsx`,
    find: "(waits && !saved.error && (!saved.data || quote.isPending))",
    replace: "(waits && !saved.error && saved.data && quote.isPending)",
    test: `${FEATURE}/donate/donation-form.test.tsx`,
    title: "G8.07 a preview that is asked for while the ways to pay load waits in sight, and then opens",
  },
  {
    guard: "The amount of a link is read as every amount is",
    file: `${GIVE}/draft/link.ts`,
    find: "readLinkAmount(query.amount) ?? 0",
    replace: 'Number(query.amount.replace(".", "")) * 100',
    test: `${GIVE}/draft/link.test.ts`,
    title: "is told and not kept",
  },
];
