import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const FORMS = "apps/server/src/modules/forms";
const BIND = `${FORMS}/payments/bind-payments.test.ts`;

const FOLLOW = `${GIVING}/payment-methods/follow-method.test.ts`;
const ACCOUNTS = "apps/server/src/modules/accounts";
const ACCOUNT = `${GIVING}/letters/open-account.test.ts`;
const TAKE_OVER = `${GIVING}/payment-methods/take-over-methods.test.ts`;
const FOLLOWED = `${GIVING}/payment-methods/follow-method.ts`;

/** Whose payment, payment method and gift something is. */
export const PAYMENT_METHOD_MUTANTS: Twin[] = [
  {
    guard: "A recurring gift is paid only by a card of the customer under whom the provider keeps it",
    file: `${GIVING}/subscriptions/read-change.ts`,
    find: 'keptBy === "provider" && customerId !== subscription.customerId',
    replace: "false",
    test: TAKE_OVER,
    title: "a guest's gift that a member took over is not moved to a card of another customer, and goes on as before",
  },
  {
    guard: "A payment is claimed by its own token, not by its id",
    file: `${GIVING}/purposes/payer-token.ts`,
    find: "right.length === shown.length && timingSafeEqual(right, shown) ? id : null",
    replace: "right.length >= shown.length && timingSafeEqual(right, right) ? id : null",
    test: BIND,
    title:
      "G1.07 a guest's payment is claimed with the token of the payer alone, and never by somebody on the same network",
  },
  {
    guard: "A guest without a token claims no payment",
    file: `${FORMS}/submissions/submit-form.ts`,
    find: 'const state = isUnmatched\n    ? "held"',
    replace: 'const state = isUnmatched\n    ? "done"',
    test: BIND,
    title:
      "G1.07 a guest's payment is claimed with the token of the payer alone, and never by somebody on the same network",
  },
  {
    guard: "Two guests who answer alike are not one",
    file: `${FORMS}/submissions/submit-form.ts`,
    find: "const who = member?.personId ?? [...payerTokens];",
    replace: 'const who = member?.personId ?? "anybody";',
    test: BIND,
    title: "G1.07 two guests who answer alike are not taken for one, though they are on one network",
  },
  {
    guard: "What the provider's window has set up is asked for when methods are listed",
    file: `${GIVING}/payment-methods/list-methods.ts`,
    find: "if (open.length > 0) await inTime",
    replace: "if (open.length > 99) await inTime",
    test: FOLLOW,
    title: "is listed at once, before any webhook, verified where the bank knew it, and pays",
  },
  {
    guard: "Webhooks about payment methods are handled",
    file: `${GIVING}/webhooks/hear.ts`,
    find: "  method: handlePaymentMethodEvent,\n",
    replace: "",
    test: FOLLOW,
    title: "is listed by its webhook alone, where nobody looked; a window that was closed lists nothing",
  },
  {
    guard: "A method that was removed stays removed, whatever is told late",
    file: FOLLOWED,
    find: "if (row && !row.removedAt && isOver)",
    replace: 'if (row && !row.removedAt && isOver && seen.outcome === "failed")',
    test: FOLLOW,
    title: "one that was detached there is no longer listed, and late or repeated webhooks do not bring it back",
  },
  {
    guard: "A card whose bank still asks is not gone",
    file: FOLLOWED,
    find: 'seen.outcome === "detached" ? about.isGone : row?.status === "new"',
    replace: 'seen.outcome === "detached" || row?.status === "new"',
    test: FOLLOW,
    title: "a card whose bank still asks its holder is not taken for a detached one",
  },
  {
    guard: "A revoked mandate ends a bank account",
    file: `${GIVING}/providers/stripe/look-at-method.ts`,
    find: 'if (mandate?.type !== "multi_use" || mandate.status !== "inactive") return null;',
    replace: "if (mandate) return null;",
    test: FOLLOW,
    title: "a bank account whose mandate was revoked is no longer listed",
  },
  {
    guard: "A card that PayPal deleted is no longer listed",
    file: `${GIVING}/providers/paypal/look-at-token.ts`,
    find: 'if (isMissing(error)) return { outcome: "detached", id };',
    replace: "if (isMissing(error)) return null;",
    test: FOLLOW,
    title: "a card that PayPal saves for its customer is listed, and one that was deleted there is not",
  },
  {
    guard: "A proved account finds what pays its guest gifts among its own methods",
    file: `${GIVING}/payment-methods/list-methods.ts`,
    find: "  await takeOverMethods(giving, donor);\n",
    replace: "",
    test: TAKE_OVER,
    title: "G6.02 a guest's recurring gift and its card are their own once the account of the address has proved it",
  },
  {
    guard: "An account takes over what was given under its own address only",
    file: `${GIVING}/people/person-store.ts`,
    find: " and a.email = lower(btrim(p.email))",
    replace: "",
    test: TAKE_OVER,
    title: "an account that has not proved its address takes nothing over, nor does one of another address",
  },
  {
    guard: "Only an address that was proved takes anything over",
    file: "apps/server/migrations/20261122030100-accounts-proved-addresses.sql",
    find: "where u.password_hash <> '';",
    replace: "where true;",
    test: TAKE_OVER,
    title: "an account that has not proved its address takes nothing over, nor does one of another address",
  },
  {
    guard: "The customer of a method that was taken over leads to its person",
    file: `${GIVING}/subscriptions/subscription-store.ts`,
    find: "and m.person_id is not null and m.removed_at is null limit 1",
    replace: "and m.person_id is null limit 1",
    test: TAKE_OVER,
    title: "a member who also gave as a guest finds both cards, and the gift by the customer of either",
  },
  {
    guard: "A donor has an account to set a password for",
    file: `${GIVING}/letters/send-receipt.ts`,
    find: "if (!to.hasPassword) await giving.nameAccount(to);",
    replace: "",
    test: ACCOUNT,
    title: "G1.03 a first-time donor sets a password by the receipt and then sees the gift",
  },
  {
    guard: "The link that sets a password leads to the church of the receipt",
    file: `${ACCOUNTS}/passwords/mail-password-link.ts`,
    find: "const church = churchId ?",
    replace: "const church = !language ?",
    test: ACCOUNT,
    title: "G1.03 a first-time donor sets a password by the receipt and then sees the gift",
  },
  {
    guard: "An account that a gift has named is not registered",
    file: `${ACCOUNTS}/users/name-account.ts`,
    find: "registered: false",
    replace: "registered: true",
    test: ACCOUNT,
    title: "a gift that fails makes no account, and nobody learns from a gift whether its address had one",
  },
  {
    guard: "An account that was only named goes with its person",
    file: `${ACCOUNTS}/user-churches/hear-person-erased.ts`,
    find: "    if (email) await users.dropUnknown(sameEmail(email));\n",
    replace: "",
    test: ACCOUNT,
    title: "an account that was only named by gifts goes with the last person of its address",
  },
];
