import type { Twin } from "../twin.ts";

const ACCOUNTS = "apps/server/src/modules/accounts";
const LIMITS = "apps/server/src/platform/limits/limits.ts";
const GUESS = `${ACCOUNTS}/passwords/guess-password.ts`;
const LOG_IN = `${ACCOUNTS}/sign-in/log-in.test.ts`;
const byAddress = { find: "await accounts.limits.count(BY_ADDRESS, address);", replace: "" };
const register = {
  file: `${ACCOUNTS}/users/register-user.ts`,
  test: `${ACCOUNTS}/users/register-user.test.ts`,
  title: "registrations are limited by the place they come from and by the address they name",
};
const forgot = {
  file: `${ACCOUNTS}/passwords/forgot-password.ts`,
  test: `${ACCOUNTS}/passwords/forgot-password.test.ts`,
  title: "an account is mailed five times an hour at most, and a place asks sixty times at most",
};

/** How often one may try, from one place and at one account. */
export const LIMITS_TWINS: Twin[] = [
  {
    guard: "Guesses at one account from one place are limited",
    file: GUESS,
    find: "counts.map(([limit, who]) => limits.check(limit, who))",
    replace: "counts.map(([limit, who]) => limit !== own[0] && limits.check(limit, who))",
    test: LOG_IN,
    title: "after ten wrong passwords from one place the account is closed to that place",
  },
  {
    guard: "Guesses at one account from everywhere are limited",
    file: GUESS,
    find: "if (!isTrusted) throw new CaptchaNeeded();",
    replace: "",
    test: LOG_IN,
    title: "a stranger proves to be a person after a hundred wrong guesses, and an address is closed after two hundred",
  },
  {
    guard: "Guesses from one place at all accounts are limited",
    file: GUESS,
    find: "[own, [BY_ADDRESS, guess.address] as const]",
    replace: "[own]",
    test: LOG_IN,
    title: "a stranger proves to be a person after a hundred wrong guesses, and an address is closed after two hundred",
  },
  {
    guard: "Guesses that wait together are counted one by one",
    file: GUESS,
    find: "before: check,",
    replace: "before: async () => {},",
    test: LOG_IN,
    title: "guesses that are sent together are counted one by one",
  },
  { guard: "Registrations from one place are limited", ...byAddress, ...register },
  {
    guard: "Registrations of one address are limited",
    find: "await accounts.limits.count(BY_EMAIL, email);",
    replace: "",
    ...register,
  },
  { guard: "Forgotten passwords are limited by place", ...byAddress, ...forgot },
  {
    guard: "Forgotten passwords are limited by account",
    find: "await accounts.limits.count(BY_ACCOUNT, email);",
    replace: "",
    ...forgot,
  },
  {
    guard: "Tries of mailed codes from one place are limited",
    ...byAddress,
    file: `${ACCOUNTS}/passwords/verify-code.ts`,
    test: `${ACCOUNTS}/passwords/verify-code.test.ts`,
    title: "tries are limited by the place they come from",
  },
  {
    guard: "Accounts that public forms name are limited by place",
    find: "await accounts.limits.count(BY_ADDRESS, proof.address);",
    replace: "",
    file: `${ACCOUNTS}/users/load-or-create-user.ts`,
    test: `${ACCOUNTS}/users/load-or-create-user.test.ts`,
    title: "what is no address is refused, and so are too many from one place",
  },
  {
    guard: "Questions whether an address has an account are limited by place",
    ...byAddress,
    file: `${ACCOUNTS}/users/check-email.ts`,
    test: `${ACCOUNTS}/users/load-or-create-user.test.ts`,
    title: "S7.01 an address can be asked for",
  },
  {
    guard: "People that public forms name are limited by place",
    file: "apps/server/src/modules/people/people/load-or-create-person.ts",
    find: "await people.limits.count(BY_ADDRESS, proof.address);",
    replace: "",
    test: "apps/server/src/modules/people/people/load-or-create-person.test.ts",
    title: "G7.01 one network address may ask 3000 times in an hour",
  },
  {
    guard: "Letters to strangers are limited by account",
    file: `${ACCOUNTS}/profile/change-email.ts`,
    find: "await accounts.limits.count(BY_USER, user.id);",
    replace: "",
    test: `${ACCOUNTS}/profile/change-email.test.ts`,
    title: "mails strangers five times an hour at most",
  },
  {
    guard: "New churches are limited by account",
    file: `${ACCOUNTS}/user-churches/add-church.ts`,
    find: "if (isComplete(draft)) await accounts.limits.count(BY_USER, userId);",
    replace: "",
    test: `${ACCOUNTS}/user-churches/add-church.test.ts`,
    title: "an account registers ten churches a day at most",
  },
  {
    guard: "What is counted is kept without the address or the email it is counted by",
    file: LIMITS,
    find: 'createHash("sha256").update(who).digest("base64url").slice(0, 22)',
    replace: "who",
    test: "apps/server/src/platform/limits/limits.test.ts",
    title: "what is counted is kept without addresses and emails",
  },
  {
    guard: "A visitor's address is taken only from proxies that are trusted",
    file: "apps/server/src/platform/http/build-http.ts",
    find: "trustProxy: trustedProxies.length > 0 ? trustedProxies : false,",
    replace: "trustProxy: true,",
    test: "apps/server/src/platform/limits/limits.test.ts",
    title: "whom no proxy of ours names is counted by the address of the connection",
  },
];
