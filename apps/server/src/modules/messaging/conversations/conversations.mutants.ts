import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A private conversation is read by the two alone",
    file: "./can-access-conversation.ts",
    find: "return found.privateMessageId ? found : null;",
    replace: "return found;",
    test: "../messages/messages.test.ts",
    title: "S6.02 nobody else learns of a private conversation",
  },
  {
    guard: "Notes are read by who may read of the thing",
    file: "./can-access-conversation.ts",
    find: "return mayRead && (await rules.exists(churchId, found.contentId)) ? found : null;",
    replace: "return mayRead !== undefined ? found : null;",
    test: "./notes.test.ts",
    title: "S6.02 notes on a person are read by who may view people",
  },
  {
    guard: "Notes are written by who may write on the thing",
    file: "./can-access-conversation.ts",
    find: "?.mayWrite(caller, conversation.contentId)))\n    throw new NotAllowed();",
    replace: "?.mayRead(caller, conversation.contentId))) throw new NotAllowed();",
    test: "./notes.test.ts",
    title: "S6.02 notes on a person are read by who may view people",
  },
];
