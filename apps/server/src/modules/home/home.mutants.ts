import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A church is entered with the account's token alone",
    file: "./home.routes.ts",
    find: "allow: pages.guards.user,",
    replace: "allow: pages.guards.userOrMember,",
    test: "./enter-church.test.ts",
    title: "S6.02 a church is entered with the account's own token alone, as oneself, where one belongs",
  },
  {
    guard: "Whoever enters a church is a person of it",
    file: "./enter-church.ts",
    find: "if (!caller) throw new NotAllowed();",
    replace:
      'const nobody = { userId: claims.userId, churchId, personId, membershipStatus: "", isNewcomer: false, permissions: [] };\n  if (!caller) return { person: await readPerson(pages.people, personId, nobody), settings: {}, unread: { notificationCount: 0, pmCount: 0 }, home: null };',
    test: "./enter-church.test.ts",
    title: "S6.02 a church is entered with the account's own token alone, as oneself, where one belongs",
  },
  {
    guard: "The home page's numbers and newest people are for who may see everybody",
    file: "./enter-church.ts",
    find: "if (!may(caller, can.viewPeople) && !may(caller, can.editPeople)) return null;",
    replace: "",
    test: "./enter-church.test.ts",
    title: "who may see members only, or nobody, is told neither numbers nor newest people",
  },
];
