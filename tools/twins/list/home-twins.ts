import type { Twin } from "../twin.ts";

const HOME = "apps/server/src/modules/home";
const test = `${HOME}/enter-church.test.ts`;

/** What is read together when a page opens must not show more than each piece by itself. */
export const HOME_TWINS: Twin[] = [
  {
    guard: "A church is entered with the account's token alone",
    file: `${HOME}/home.routes.ts`,
    find: "allow: pages.guards.user,",
    replace: "allow: pages.guards.userOrMember,",
    test,
    title: "S6.02 a church is entered with the account's own token alone, as oneself, where one belongs",
  },
  {
    guard: "Whoever enters a church is a person of it",
    file: `${HOME}/enter-church.ts`,
    find: "if (!caller) throw new NotAllowed();",
    replace:
      'const nobody = { userId: claims.userId, churchId, personId, membershipStatus: "", isNewcomer: false, permissions: [] };\n  if (!caller) return { person: await readPerson(pages.people, personId, nobody), settings: {}, unread: { notificationCount: 0, pmCount: 0 }, home: null };',
    test,
    title: "S6.02 a church is entered with the account's own token alone, as oneself, where one belongs",
  },
  {
    guard: "The home page's numbers and newest people are for who may see everybody",
    file: `${HOME}/enter-church.ts`,
    find: "if (!may(caller, can.viewPeople) && !may(caller, can.editPeople)) return null;",
    replace: "",
    test,
    title: "who may see members only, or nobody, is told neither numbers nor newest people",
  },
  {
    guard: "Of a household, those whom one may not see are named alone",
    file: "apps/server/src/modules/people/households/read-household.ts",
    find: 'return isOwn ? { ...member, birthDate: null, contactInfo: { email: "" } } : [];',
    replace: "return isOwn ? member : [];",
    test,
    title: "one's own household comes as it is read by itself: of those whom one may not see, the name alone",
  },
];
