import type { Twin } from "../twin.ts";

const MODULES = "apps/server/src/modules";
const REACH = `${MODULES}/giving/people/reach-of-people.test.ts`;
const ROLES = `${MODULES}/permissions/roles/guarded-roles.test.ts`;
const NEWS = `${MODULES}/accounts/user-churches/hear-news.test.ts`;
const NEWCOMERS = `${MODULES}/accounts/user-churches/join-church.test.ts`;
const NEWCOMERS_TITLE =
  "where a church confirms newcomers, who joined by themselves sees public events alone until then, also in their feed";
const TAKING = "nobody takes away more than they hold: a role, what it permits, or a person in it";
const MEMBERS = "who edits people makes nobody a member where members may do more than they";
const ADDRESS = "a new address of a donor carries nothing until its owner confirmed it and an administrator agreed";
const TWO_ACCOUNTS =
  "two who both sign in are merged when an administrator asked and the dropped one confirmed; cards stay behind";

/** No permission gives another, in one step or in two. */
export const PERMISSION_REACH_MUTANTS: readonly Twin[] = [
  {
    guard: "Only an administrator asks to merge two who both sign in",
    file: `${MODULES}/people/people/merge-people.ts`,
    find: "if (!isAdministrator(caller)) throw new NotAllowed();",
    replace: "",
    test: REACH,
    title: "who edits people cannot merge somebody with an account into themselves or a friend",
  },
  {
    guard: "Two who both sign in are merged only when one of them has confirmed",
    file: `${MODULES}/people/people/merge-people.ts`,
    find: "if (!keep.hasAccount || !drop.hasAccount) {",
    replace: "if (keep.id) {",
    test: REACH,
    title: TWO_ACCOUNTS,
  },
  {
    guard: "Who edits people hands nobody's gifts to another account or address",
    file: `${MODULES}/people/people/merge-people.ts`,
    find: "if (!isAdministrator(caller)) await refuseHandingOver(people, keep, drop, caller);",
    replace: "",
    test: REACH,
    title: "who edits people cannot hand the gifts of somebody without an account to one, or to another address",
  },
  {
    guard: "Saved cards do not move between accounts",
    file: `${MODULES}/giving/people/hear-people-merged.ts`,
    find: "if (!betweenAccounts) await",
    replace: "await",
    test: REACH,
    title: TWO_ACCOUNTS,
  },
  {
    guard: "Private messages do not move between accounts",
    file: `${MODULES}/messaging/people/hear-people-merged.ts`,
    find: "if (betweenAccounts) return;",
    replace: "",
    test: `${MODULES}/messaging/people/follow-people.test.ts`,
    title: "what was said with two accounts stays with each, even when both are one person's",
  },
  {
    guard: "A link that confirms a merge or an address is good once",
    file: `${MODULES}/people/changes/complete-change.ts`,
    find: "await removeChange(tx, change);",
    replace: "",
    test: REACH,
    title: ADDRESS,
  },
  {
    guard: "A new address of somebody who owns something waits for its owner",
    file: `${MODULES}/people/people/change-person.ts`,
    find: "const written = isAsked ? rest : change;",
    replace: "const written = change;",
    test: REACH,
    title: ADDRESS,
  },
  {
    guard: "Where there are gifts, an administrator agrees to a new address",
    file: `${MODULES}/people/changes/complete-change.ts`,
    find: " || (needsAgreement && agreedAt === null)",
    replace: "",
    test: REACH,
    title: ADDRESS,
  },
  {
    guard: "Only an administrator agrees to a new address",
    file: `${MODULES}/people/changes/agree-to-change.ts`,
    find: "if (!isAdministrator(caller)) throw new NotAllowed();",
    replace: "",
    test: REACH,
    title: ADDRESS,
  },
  {
    guard: "The document of a person holds only what the caller may see",
    file: `${MODULES}/people/people/export-person.ts`,
    find: "id === caller.personId || maySee(caller)",
    replace: "true",
    test: REACH,
    title: "the document of a person leaves out what the caller may not see, and says so; one's own holds everything",
  },
  {
    guard: "Nobody archives who holds more than they do",
    file: `${MODULES}/people/people/archive-people.ts`,
    find: `    await refuseTakingMore(
      people.permissions,
      open,
      changing.map(({ id }) => id),
      caller,
    );
`,
    replace: "",
    test: REACH,
    title: "nobody puts away, or brings back, somebody who holds more than they do",
  },
  {
    guard: "Nobody erases who holds more than they do",
    file: `${MODULES}/people/people/erase-person.ts`,
    find: "await refuseTakingMore(people.permissions, open, [id], caller);",
    replace: "",
    test: ROLES,
    title: TAKING,
  },
  {
    guard: "Nobody removes a role that permits more than they may",
    file: `${MODULES}/permissions/roles/remove-role.ts`,
    find: "refuseGrantingMore(caller, role.permissions);",
    replace: "",
    test: ROLES,
    title: TAKING,
  },
  {
    guard: "Nobody takes from a role what they do not hold",
    file: `${MODULES}/permissions/roles/change-role.ts`,
    find: "...other.filter((permission) => !holds(one, permission)),",
    replace: "",
    test: ROLES,
    title: TAKING,
  },
  {
    guard: "To make a member of somebody gives only what the caller holds",
    file: `${MODULES}/people/people/change-person.ts`,
    find: "await refuseChangingMembership(people.permissions, open, caller);",
    replace: "{}",
    test: ROLES,
    title: MEMBERS,
  },
  {
    guard: "To add a member gives only what the caller holds",
    file: `${MODULES}/people/people/add-person.ts`,
    find: "await refuseChangingMembership(people.permissions, open, caller);",
    replace: "{}",
    test: ROLES,
    title: MEMBERS,
  },
  {
    guard: "An administrator who cannot sign in does not count",
    file: `${MODULES}/permissions/roles/hold-roles.ts`,
    find: "holder.personId !== personId && holder.hasPassword",
    replace: "holder.personId !== personId",
    test: ROLES,
    title: "an administrator who was invited and never came does not count as one who stays",
  },
  {
    guard: "A church links nobody's account to itself",
    file: `${MODULES}/accounts/user-churches/hear-role-member-added.ts`,
    find: 'user.passwordHash === ""\n      ? await',
    replace: "user.id\n      ? await",
    test: NEWS,
    title: "an account of the same address is invited, and part of the church only when its owner accepts",
  },
  {
    guard: "Nothing that a church does deletes an account",
    file: `${MODULES}/accounts/user-churches/hear-person-erased.ts`,
    find: 'if (!user || user.passwordHash !== "") return;',
    replace: "if (!user) return;",
    test: NEWS,
    title: "their account stays its owner's, without this church",
  },
  {
    guard: "Newcomers see public events alone",
    file: `${MODULES}/calendar/events/event.routes.ts`,
    find: "publicOnly: isNewcomer",
    replace: "publicOnly: false",
    test: NEWCOMERS,
    title: NEWCOMERS_TITLE,
  },
  {
    guard: "Newcomers read no event of the church alone",
    file: `${MODULES}/calendar/events/find-event.ts`,
    find: 'if (caller.isNewcomer && event.visibility !== "public") throw new EventNotFound();',
    replace: "",
    test: NEWCOMERS,
    title: NEWCOMERS_TITLE,
  },
  {
    guard: "The feed of a newcomer holds public events alone",
    file: `${MODULES}/calendar/feeds/read-feed.ts`,
    find: "publicOnly: feed.isNewcomer",
    replace: "publicOnly: false",
    test: NEWCOMERS,
    title: NEWCOMERS_TITLE,
  },
];
