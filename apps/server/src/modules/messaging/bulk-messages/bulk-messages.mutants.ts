import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only callers who may view or edit everyone write to several people at once",
    file: "./bulk-message.routes.ts",
    find: "allow: allowedTo(can.viewPeople, can.editPeople),\n    handle: ({ body }, caller) => messagePeople",
    replace: "allow: messaging.guards.member,\n    handle: ({ body }, caller) => messagePeople",
    test: "./message-people.test.ts",
    title: "a message to several people needs permission to view or edit everyone",
  },
  {
    guard: "A message to several people is sent to nobody if one of them cannot read it",
    file: "./message-people.ts",
    find: "if ((await findUnreachable(messaging, ids, caller)).length > 0) throw new RecipientUnreachable();",
    replace: "",
    test: "./message-people.test.ts",
    title:
      "a message that one person cannot read is sent to nobody: without an account, archived, or of another church",
  },
  {
    guard: "People of another church cannot be reached",
    file: "./find-unreachable.ts",
    find: '    .where("p.churchId", "=", churchId)\n',
    replace: "",
    test: "./message-people.test.ts",
    title:
      "a message that one person cannot read is sent to nobody: without an account, archived, or of another church",
  },
  {
    guard: "A person writes to a limited number of people at once per hour",
    file: "./message-people.ts",
    find: "  await messaging.limits.count(BULK_MESSAGES_PER_PERSON, `${caller.churchId} ${caller.personId}`, ids.length);\n",
    replace: "",
    test: "./message-people.test.ts",
    title: "a person writes to at most 500 people per hour in this way, and a refused message is sent to nobody",
  },
];
