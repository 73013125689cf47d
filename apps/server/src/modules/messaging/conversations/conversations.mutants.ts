import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only the two participants can read a private conversation",
    file: "./can-access-conversation.ts",
    find: "return found.privateMessageId ? found : null;",
    replace: "return found;",
    test: "../messages/messages.test.ts",
    title: "S6.02 a private conversation returns 404 to everyone but its participants, as if it did not exist",
  },
  {
    guard: "Notes are readable only for callers with permission to read their subject",
    file: "./can-access-conversation.ts",
    find: "return mayRead && (await rules.exists(churchId, found.contentId)) ? found : null;",
    replace: "return mayRead !== undefined ? found : null;",
    test: "./notes.test.ts",
    title:
      "S6.02 notes on a person need permission to view people to read, to edit people to write, and return 404 to others",
  },
  {
    guard: "Adding a note requires permission to write notes on its subject",
    file: "./can-access-conversation.ts",
    find: "?.mayWrite(caller, conversation.contentId)))\n    throw new NotAllowed();",
    replace: "?.mayRead(caller, conversation.contentId))) throw new NotAllowed();",
    test: "./notes.test.ts",
    title:
      "S6.02 notes on a person need permission to view people to read, to edit people to write, and return 404 to others",
  },
];
