import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A note notifies only people who may still read it",
    file: "./notify-writers.ts",
    find: "if (await rules.mayRead(reader, contentId)) personIds",
    replace: "personIds",
    test: "../conversations/notes.test.ts",
    title: "a note notifies earlier authors, but not its own author or authors who lost permission to read it",
  },
  {
    guard: "Only its author can edit or delete a message",
    file: "./find-message.ts",
    find: "if (message.personId !== caller.personId) throw new MessageNotYours();",
    replace: "",
    test: "./messages.test.ts",
    title: "S6.03 only the author edits a message; another participant gets 403 with the bare text Forbidden",
  },
  {
    guard: "A message that is sent twice is stored once",
    file: "./post-message.ts",
    find: "if (same) return same.id;",
    replace: "if (same) clientId = null;",
    test: "./messages.test.ts",
    title: "concurrent repeats of a message with the same client id store one message",
  },
  {
    guard: "Read cost: A response contains each author's person card once",
    file: "../conversations/read-messages.ts",
    find: "person: withCard ? person : null,",
    replace: "person,",
    test: "./messages.test.ts",
    title: "a response contains each author's person card once, and the author's name with every message",
  },
  {
    guard: "Only callers who may read notes on a subject can subscribe to its first note",
    file: "./message-source.ts",
    find: "rules !== undefined && (await rules.mayRead(caller, noted.contentId))",
    replace: "rules !== undefined",
    test: "../conversations/notes.test.ts",
    title:
      "S6.02 the first note on a person is sent to sockets of callers who may read it, and other callers cannot subscribe",
  },
  {
    guard: "A message of invisible characters counts as blank",
    file: "./send-messages.ts",
    find: "isBlank(content)",
    replace: 'content.trim() === ""',
    test: "./messages.test.ts",
    title: "S5.06 a blank message is refused with its error text, and no other message of the same request is sent",
  },
  {
    guard: "The notification of a note on a gift or a submission names its subject",
    file: "./notify-writers.ts",
    find: "if (describe) return describe(name, t, language);",
    replace: "",
    test: "../conversations/notes.test.ts",
    title: "the notification of a note on a gift, a form or a submission names its subject and links to it",
  },
];
