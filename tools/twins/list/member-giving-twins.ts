import type { Twin } from "../twin.ts";

const FEATURE = "packages/features/src/giving";
const GIFTS = "packages/api-client/src/gifts";
const SENT = { file: `${GIFTS}/sent-gifts.ts`, test: `${GIFTS}/sent-gifts.test.tsx` };
const MANAGE = `${FEATURE}/manage/manage-box.test.tsx`;
const HISTORY = "apps/server/src/modules/giving/history";

/** Giving in a member's browser, and by the link in a letter. */
export const MEMBER_GIVING_TWINS: Twin[] = [
  {
    guard: "One's own giving history is nobody else's",
    file: `${HISTORY}/history-store.ts`,
    find: '      .where("d.personId", "=", personId)\n',
    replace: "",
    test: `${HISTORY}/list-my-gifts.test.ts`,
    title: "nobody sees another's gifts by this call",
  },
  {
    ...SENT,
    guard: "A gift that another tab made meanwhile is not made again",
    find: "return gift.at > since && now() - gift.at < ALIKE_MS;",
    replace: "return false;",
    title: "the same gift from a second tab is the same gift",
  },
  {
    ...SENT,
    guard: "A request that never arrived does not arrive days later",
    find: "const LIFE_MS = 15 * 60_000;",
    replace: "const LIFE_MS = 15 * 86_400_000;",
    title: "after a quarter of an hour it is not sent again by itself",
  },
  {
    ...SENT,
    guard: "A gift is written down in the browser before it is sent",
    find: "keep([...others(key), gift]);\n      return gift;",
    replace: "return gift;",
    title: "a gift under way is found again after a refresh and in another tab",
  },
  {
    guard: "A card is not paid with when the donor's bank did not agree to it",
    file: `${FEATURE}/manage/change-card.tsx`,
    find: 'if (refused) throw new PaymentFailed("payment-save-error", refused.trim());',
    replace: "",
    test: MANAGE,
    title: "3-D Secure: when the bank agrees the card is sent again",
  },
  {
    guard: "A link in a letter speaks for itself alone: no token of whoever is signed in goes along",
    file: `${FEATURE}/manage/use-managed-gift.ts`,
    find: "const NOBODY = { token: null };",
    replace: "const NOBODY = {};",
    test: MANAGE,
    title: "the gift is asked for as nobody",
  },
  {
    guard: "A gift through PayPal is not sent before the card has paid its order",
    file: `${FEATURE}/card-entry/paypal/make-order.ts`,
    find: "  await entry.approve(id);\n",
    replace: "  void entry.approve(id).catch(() => {});\n",
    test: `${FEATURE}/donate/paypal-gift.test.tsx`,
    title: "a gift is not sent when the card did not pay its order",
  },
];
