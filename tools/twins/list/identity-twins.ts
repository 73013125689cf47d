import type { Twin } from "../twin.ts";

const TOKENS = "apps/server/src/platform/identity/tokens.ts";
const ACCESS = "apps/server/src/platform/identity/access.ts";
const STANDING = "apps/server/src/platform/identity/standing.ts";
const ACCEPT = "apps/server/src/modules/accounts/sign-in/accept-token.ts";
const VIEW = "apps/server/migrations/20261121000300-accounts-newcomers.sql";
const FORGED = "apps/server/src/modules/accounts/sign-in/forged-tokens.test.ts";
const HANDOVER = "apps/server/src/modules/accounts/sign-in/make-handover.test.ts";
const ROLES = "apps/server/src/modules/permissions/roles/roles.test.ts";
const GUARDED = "apps/server/src/modules/permissions/roles/guarded-roles.test.ts";
const opensNothing = { test: FORGED, title: "S6.02 a forged, expired or foreign token opens nothing" };

/** Who a token signs in, where, and for how long. */
export const IDENTITY_TWINS: Twin[] = [
  {
    guard: "A token is only good with our signature",
    file: "apps/server/src/platform/identity/signed-text.ts",
    find: "|| !isSame(token.slice(end + 1), signatureOf(text))",
    replace: "",
    ...opensNothing,
  },
  {
    guard: "A token is only good with the one header that we write",
    file: "apps/server/src/platform/identity/signed-text.ts",
    find: "if (!text.startsWith(`${HEADER}.`) ||",
    replace: "if (",
    test: "apps/server/src/platform/identity/signed-text.test.ts",
    title: "S6.02 a token under another header is not read, though the signature is ours",
  },
  {
    guard: "A token of another issuer is none",
    file: TOKENS,
    find: '|| claims["iss"] !== ISSUER',
    replace: "",
    ...opensNothing,
  },
  {
    guard: "A token is only good for the audience it was made for",
    file: TOKENS,
    find: "!audiences.includes(aud) ||",
    replace: "",
    ...opensNothing,
  },
  {
    guard: "A token ends when its time is over",
    file: TOKENS,
    find: "|| exp <= seconds()",
    replace: "",
    ...opensNothing,
  },
  {
    guard: "A token of a church lives two days",
    file: TOKENS,
    find: "church: 2 * DAY",
    replace: "church: 200 * DAY",
    test: "apps/server/src/platform/http/bad-input.test.ts",
    title: "S6.02 forged, expired and foreign tokens sign nobody in",
  },
  {
    guard: "An API takes only tokens of its own",
    file: ACCESS,
    find: "[KEY_NAME[api]]",
    replace: "Object.values(KEY_NAME)",
    test: ROLES,
    title: "S6.02 a token of another API or another church opens nothing here",
  },
  {
    guard: "An account is opened by its own token, and no other",
    file: ACCESS,
    find: 'user: signedBy("user"),',
    replace: 'user: signedBy("user", ...Object.values(KEY_NAME)),',
    test: "apps/server/src/modules/accounts/profile/change-profile.test.ts",
    title: "S6.02 an account is nobody else's",
  },
  {
    guard: "A handover token opens nothing but the sign-in",
    file: ACCESS,
    find: 'user: signedBy("user"),',
    replace: 'user: signedBy("user", "handover"),',
    test: HANDOVER,
    title: "S6.05 a handover token opens nothing but the sign-in",
  },
  {
    guard: "An account's token of an ended session opens nothing",
    file: ACCESS,
    find: "!(await standing.isCurrent(claims))",
    replace: "false",
    test: FORGED,
    title: "a token of an ended session opens nothing",
  },
  {
    guard: "A church's token of an ended session opens nothing",
    file: STANDING,
    find: "from sessions\n",
    replace: "from (select $4::text as id, $1::text as user_id) as sessions\n",
    test: "apps/server/src/modules/accounts/passwords/set-password.test.ts",
    title: "every older token, at once and on every server process",
  },
  {
    guard: "A token of an ended session is not exchanged for a new one",
    file: ACCEPT,
    find: "!(await standing.isCurrent(claims))",
    replace: "false",
    test: FORGED,
    title: "a token of an ended session opens nothing",
  },
  {
    guard: "Who left a church is nobody there",
    file: STANDING,
    find: "row.membershipStatus === null",
    replace: "row.membership_status === undefined",
    test: "apps/server/src/modules/accounts/user-churches/leave-church.test.ts",
    title: "S7.04 an old token of the church is refused at its next call",
  },
  {
    guard: "Who was archived is nobody there",
    file: VIEW,
    find: "where p.archived_at is null;",
    replace: ";",
    test: "apps/server/src/modules/people/people/archive-people.test.ts",
    title: "S6.02 an archived person's token opens nothing",
  },
  {
    guard: "Only who is in the administrators' role is one",
    file: VIEW,
    find: "and r.kind = 'admins' and m.person_id = uc.person_id",
    replace: "and r.kind = 'admins'",
    test: GUARDED,
    title: "S6.01 only who may view roles sees them",
  },
  {
    guard: "Administrators of one church are none of another",
    file: VIEW,
    find: "where r.church_id = uc.church_id and r.kind = 'admins' and m.person_id = uc.person_id",
    replace:
      "where r.kind = 'admins' and m.person_id in (select o.person_id from user_churches o where o.user_id = uc.user_id)",
    test: "apps/server/src/modules/accounts/user-churches/select-church.test.ts",
    title: "S6.02 a token of one church opens nothing of another, though both are one's own",
  },
  {
    guard: "A role permits those who are in it, and nobody else",
    file: VIEW,
    find: "where m.church_id = r.church_id and m.role_id = r.id and m.person_id = uc.person_id",
    replace: "where m.church_id = r.church_id and m.role_id = r.id",
    test: ROLES,
    title: "S6.01 a check passes only when a triple of the signed-in church matches",
  },
  {
    guard: "What members may do, guests may not",
    file: VIEW,
    find: "r.kind = 'members' and p.membership_status in ('Member', 'Staff')",
    replace: "r.kind = 'members'",
    test: GUARDED,
    title: "S6.01 what all members may do, visitors and guests may not",
  },
  {
    guard: "A handover token is good once",
    file: "apps/server/src/platform/identity/handover.ts",
    find: "REPEAT_SECONDS = 10",
    replace: "REPEAT_SECONDS = 100_000",
    test: HANDOVER,
    title: "S6.05 a handover token signs in to another app, once",
  },
  {
    guard: "A spent handover token is asked for at every sign-in",
    file: ACCEPT,
    find: 'claims.audience === "handover" &&',
    replace: "false &&",
    test: HANDOVER,
    title: "S6.05 a handover token that was used at one server process is spent at the other",
  },
  {
    guard: "A handover token lives ten minutes",
    file: TOKENS,
    find: "handover: 600",
    replace: "handover: 6000",
    test: HANDOVER,
    title: "S6.05 a handover token lives ten minutes",
  },
];
