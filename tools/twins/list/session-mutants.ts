import type { Twin } from "../twin.ts";

const IDENTITY = "apps/server/src/platform/identity";
const ACCOUNTS = "apps/server/src/modules/accounts";
const LIMITS = "apps/server/src/platform/limits";
const SESSIONS = { test: `${ACCOUNTS}/sign-in/sessions.test.ts` };
const GUESSED = {
  file: `${ACCOUNTS}/passwords/guess-password.ts`,
  test: `${ACCOUNTS}/sign-in/guessed-passwords.test.ts`,
};
const ENDS =
  "S6.02 ends the session on the server: none of its tokens opens anything, on any server process, and other devices stay";
const OPENS = "S6.02 opens its own API of its own church, and nothing of the account";

/** Sessions, what a church's token opens, and who is asked to show that a person is there. */
export const SESSION_MUTANTS: Twin[] = [
  {
    ...SESSIONS,
    guard: "Signing out ends the session",
    file: `${IDENTITY}/sessions.ts`,
    find: "delete from sessions where user_id = ${userId} and id = ${id} returning id",
    replace: "select id from sessions where user_id = ${userId} and id = ${id}",
    title: ENDS,
  },
  {
    ...SESSIONS,
    guard: "Signing out ends one session alone",
    file: `${IDENTITY}/sessions.ts`,
    find: "delete from sessions where user_id = ${userId} and id = ${id} returning id",
    replace: "delete from sessions where user_id = ${userId} and ${id} <> '' returning id",
    title: ENDS,
  },
  {
    ...SESSIONS,
    guard: "One ends sessions of one's own alone",
    file: `${IDENTITY}/sessions.ts`,
    find: "delete from sessions where user_id = ${userId} and id = ${id} returning id",
    replace: "delete from sessions where id = ${id} returning id",
    title: "S6.02 one ends a session of one's own, and nobody else's",
  },
  {
    ...SESSIONS,
    guard: "A call of a church needs a session that goes on",
    file: `${IDENTITY}/standing.ts`,
    find: "where sessions.id = $4::text and sessions.user_id = $1::text",
    replace: "where $4::text <> '' and sessions.user_id = $1::text limit 1",
    title: ENDS,
  },
  {
    ...SESSIONS,
    guard: "A call of an account needs a session that goes on",
    file: `${IDENTITY}/standing.ts`,
    find: "})) !== undefined,",
    replace: "})) !== null,",
    title: ENDS,
  },
  {
    ...SESSIONS,
    guard: "No token lives longer than its session",
    file: `${IDENTITY}/tokens.ts`,
    find: "exp: Math.min(iat + life, session.endsAt),",
    replace: "exp: iat + life,",
    title: "S6.02 however often its tokens are exchanged, none lives longer than the session",
  },
  {
    ...SESSIONS,
    guard: "An account has fifty sessions at most",
    file: `${IDENTITY}/sessions.ts`,
    find: "offset ${MAX_SESSIONS - 1}",
    replace: "offset ${MAX_SESSIONS + 20}",
    title: "S6.02 fifty sessions are kept, and the oldest goes first",
  },
  {
    ...SESSIONS,
    guard: "A church's token opens nothing of the account",
    file: `${IDENTITY}/access.ts`,
    find: 'user: signedBy("user"),',
    replace: 'user: signedBy("user", KEY_NAME.membership),',
    title: OPENS,
  },
  {
    ...SESSIONS,
    guard: "A church's token chooses no other church",
    file: `${IDENTITY}/access.ts`,
    find: "if (claims.churchId !== null && claims.churchId !== churchId) throw new NotAllowed();",
    replace: "void churchId;",
    title: OPENS,
  },
  {
    ...GUESSED,
    guard: "A captcha at the sign-in is good once",
    file: "apps/server/src/modules/giving/captcha/verify-captcha.ts",
    find: "const isNew = score >= USUAL_SCORE && (await giving.guests.spendCaptcha(idOf(token), giving.now()));",
    replace: "const isNew = score >= USUAL_SCORE;",
    title: "S7.01 a device that is not known shows that a person is there, with every guess anew",
  },
  {
    ...GUESSED,
    guard: "A known device is not locked out by guesses from elsewhere",
    find: "let isTrusted = guess.device !== null;",
    replace: "let isTrusted = false;",
    title: "S7.01 a hundred wrong guesses from elsewhere lock nobody out: a known device signs in as ever",
  },
  {
    ...GUESSED,
    guard: "A device is known to its own account alone",
    file: `${IDENTITY}/tokens.ts`,
    find: 'sub === userId && aud === "device"',
    replace: 'userId !== "" && aud === "device"',
    title: "S7.01 a known device is known to its own account alone, opens nothing by itself, and has ten wrong guesses",
  },
  {
    ...GUESSED,
    guard: "Guesses on a known device are limited",
    find: "counts.map(([limit, who]) => limits.count(limit, who)),",
    replace: "counts.map(([limit, who]) => (guess.device === null ? limits.count(limit, who) : null)),",
    title: "S7.01 a known device is known to its own account alone, opens nothing by itself, and has ten wrong guesses",
  },
  {
    guard: "IPv6 is counted by networks of 64 bits",
    file: `${LIMITS}/network.ts`,
    find: "groupsOf(plain).slice(0, 4)",
    replace: "groupsOf(plain).slice(0, 8)",
    test: `${LIMITS}/limits.test.ts`,
    title: "addresses of one IPv6 network of 64 bits are counted as one",
  },
  {
    guard: "IPv6 is counted by networks of 48 bits besides",
    file: `${LIMITS}/limits.ts`,
    find: "if (wider === null) return [[limit, who]];",
    replace: "if (wider !== undefined) return [[limit, who]];",
    test: `${LIMITS}/limits.test.ts`,
    title: "many IPv6 networks of 64 bits share what the 48 bits around them may try",
  },
  {
    guard: "Who is not signed in names people only as a person",
    file: "apps/server/src/modules/people/people/load-or-create-person.ts",
    find: "if (!(await people.admitVisitor(proof))) throw new CaptchaNeeded();",
    replace: "",
    test: "apps/server/src/modules/people/people/load-or-create-person.test.ts",
    title: "G7.01 who is not signed in shows that a person is there: by a captcha, good once, or by the ticket it left",
  },
  {
    guard: "People that strangers name are limited by church",
    file: "apps/server/src/modules/people/people/load-or-create-person.ts",
    find: "await people.limits.count(BY_CHURCH, sent.churchId);",
    replace: "",
    test: "apps/server/src/modules/people/people/load-or-create-person.test.ts",
    title: "G7.01 a church is asked for 5000 people in an hour at most by those who are not signed in",
  },
  {
    guard: "Who is not signed in names accounts only as a person",
    file: `${ACCOUNTS}/users/load-or-create-user.ts`,
    find: "if (!isSignedIn && !(await accounts.admitVisitor(proof))) throw new CaptchaNeeded();",
    replace: "",
    test: `${ACCOUNTS}/users/load-or-create-user.test.ts`,
    title: "who is not signed in shows that a person is there",
  },
  {
    guard: "One mailbox is one account",
    file: "packages/contract/src/text/is-email.ts",
    find: "AROUND.test(value) || ",
    replace: "",
    test: `${ACCOUNTS}/users/load-or-create-user.test.ts`,
    title: "S7.01 one mailbox is one account, whatever stands around its address",
  },
];
