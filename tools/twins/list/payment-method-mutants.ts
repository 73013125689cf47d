import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const FORMS = "apps/server/src/modules/forms";
const BIND = `${FORMS}/payments/bind-payments.test.ts`;

/** Whose payment, payment method and gift something is. */
export const PAYMENT_METHOD_MUTANTS: Twin[] = [
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
];
