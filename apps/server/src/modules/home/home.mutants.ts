import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Entering a church needs the account's token",
    file: "./home.routes.ts",
    find: "allow: pages.guards.user,",
    replace: "allow: pages.guards.userOrMember,",
    test: "./enter-church.test.ts",
    title: "S6.02 entering a church needs the account's token, the caller's own person, and membership in the church",
  },
  {
    guard: "Only a person of the church can enter it",
    file: "./enter-church.ts",
    find: "if (!caller) throw new NotAllowed();",
    replace:
      'const nobody = { userId: claims.userId, churchId, personId, membershipStatus: "", isNewcomer: false, permissions: [] };\n  if (!caller) return { person: await readPerson(pages.people, personId, nobody), settings: {}, unread: { notificationCount: 0, pmCount: 0 }, home: null };',
    test: "./enter-church.test.ts",
    title: "S6.02 entering a church needs the account's token, the caller's own person, and membership in the church",
  },
  {
    guard: "The home page's counts and newest people need permission to view all people",
    file: "./enter-church.ts",
    find: "if (!may(caller, can.viewPeople) && !may(caller, can.editPeople)) return null;",
    replace: "",
    test: "./enter-church.test.ts",
    title: "callers without permission to view all people get neither counts nor newest people",
  },
];
