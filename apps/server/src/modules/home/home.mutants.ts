import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Entering a church needs the account's token",
    file: "./home.routes.ts",
    find: "allow: pages.guards.user,\n    handle: ({ body }, claims)",
    replace: "allow: pages.guards.userOrMember,\n    handle: ({ body }, claims)",
    test: "./enter-church.test.ts",
    title: "S6.02 entering a church needs the account's token, the caller's own person, and membership in the church",
  },
  {
    guard: "Reading the home page needs the account's token",
    file: "./home.routes.ts",
    find: "allow: pages.guards.user,\n    handle: ({ query }, claims)",
    replace: "allow: pages.guards.userOrMember,\n    handle: ({ query }, claims)",
    test: "./enter-church.test.ts",
    title:
      "S6.02 reading the home page needs the account's token, the caller's own person, and membership in the church",
  },
  {
    guard: "Only a person of the church can enter it",
    file: "./enter-church.ts",
    find: "callerOf({ ...claims, churchId, personId });\n  if (!caller) throw new NotAllowed();\n  return caller;",
    replace:
      'callerOf({ ...claims, churchId, personId });\n  return caller ?? { userId: claims.userId, churchId, personId, membershipStatus: "", isNewcomer: false, isAdmin: false, isChurchClosing: false, permissions: [] };',
    test: "./enter-church.test.ts",
    title: "S6.02 entering a church needs the account's token, the caller's own person, and membership in the church",
  },
  {
    guard: "A card is read only for callers who may see it",
    file: "./read-home.ts",
    find: "cards.filter(({ allow }) => allow(caller))",
    replace: "cards",
    test: "./read-home.test.ts",
    title: "cards keep their order, only a few are read at once, and those that are not allowed are not read",
  },
  {
    guard: "A card that cannot be read does not fail the home page",
    file: "./read-home.ts",
    find: "failed.push(source.kind);\n      return null;",
    replace: "throw error;",
    test: "./read-home.test.ts",
    title: "a card that cannot be read is named, and the others are still answered",
  },
  {
    guard: "People whom the church has not confirmed see only public events on the home page",
    file: "../calendar/home/calendar-cards.ts",
    find: "publicOnly: isNewcomer",
    replace: "publicOnly: isNewcomer && false",
    test: "./home-cards.test.ts",
    title: "the next events leave out those that have ended, and newcomers see only public ones",
  },
  {
    guard: "The home page counts the responses of a form only for those who may read them",
    file: "../forms/home/form-responses-card.ts",
    find: "may(caller, can.administerForms) ? null : personId",
    replace: "may(caller, can.administerForms) ? null : personId && null",
    test: "./home-cards.test.ts",
    title: "form responses are counted for those who may read them: administrators of forms, and a form's own editor",
  },
  {
    guard: "The home page lists only tasks that are assigned to the caller",
    file: "../tasks/tasks/task-store.ts",
    find: '      .where("assigneeId", "=", personId)\n      .where("status", "=", "open");',
    replace: '      .where("status", "=", "open");',
    test: "./home-cards.test.ts",
    title: "my tasks are the open tasks that are assigned to the caller, those due first, and never those of others",
  },
];
