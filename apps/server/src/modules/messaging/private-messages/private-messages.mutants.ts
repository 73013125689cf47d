import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A caller can start a private conversation only in their own name",
    file: "./start-private-messages.ts",
    find: "if (fromPersonId !== personId) throw new NotAllowed();",
    replace: "",
    test: "./private-messages.test.ts",
    title:
      "S6.02 a private conversation cannot be started for another sender, on a foreign conversation, with an unknown person or oneself",
  },
  {
    guard: "A caller can start a private conversation only with a conversation that they created",
    file: "./start-private-messages.ts",
    find: '.where("begunBy", "=", personId)',
    replace: "",
    test: "./private-messages.test.ts",
    title:
      "S6.02 a private conversation cannot be started for another sender, on a foreign conversation, with an unknown person or oneself",
  },
  {
    guard: "Opening a conversation marks it as read only for the person who opens it",
    file: "./unread.ts",
    find: '.where("personId", "=", reader)',
    replace: "",
    test: "./private-messages.test.ts",
    title: "S4.08 a message stays unread until its recipient opens the conversation, which only participants can open",
  },
  {
    guard: "Deleting a message that was read does not change the unread count",
    file: "./unread.ts",
    find: "and person_id <> ${author} and read_to < ${place}::bigint",
    replace: "and person_id <> ${author}",
    test: "./private-messages.test.ts",
    title: "S3.02 deleting an unread message lowers the unread count, and deleting a read one does not",
  },
  {
    guard: "A conversation with unread messages sends one email until it is read",
    file: "./email-unread-messages.job.ts",
    find: '.where("s.unreadFrom", "=", place)',
    replace: "",
    test: "./email-unread-messages.test.ts",
    title:
      "a message that stays unread for five minutes is emailed to its recipient once, in their language and without its text",
  },
  {
    guard: "A caller learns whether a person has an account only if they may search people or share a conversation",
    file: "./find-reachability.ts",
    find: "if (!maySearch && !conversation) throw new ParticipantNotFound();",
    replace: "",
    test: "./private-messages.test.ts",
    title:
      "S7.08 reachability is returned to callers who may search people or share a conversation, and others get 404",
  },
];
