import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A conversation is begun in one's own name",
    file: "./start-private-messages.ts",
    find: "if (fromPersonId !== personId) throw new NotAllowed();",
    replace: "",
    test: "./private-messages.test.ts",
    title: "S6.02 nobody begins a conversation in another's name",
  },
  {
    guard: "A conversation is begun in a conversation of one's own",
    file: "./start-private-messages.ts",
    find: '.where("begunBy", "=", personId)',
    replace: "",
    test: "./private-messages.test.ts",
    title: "S6.02 nobody begins a conversation in another's name",
  },
  {
    guard: "Reading a conversation reads it for who opens it only",
    file: "./unread.ts",
    find: '.where("personId", "=", reader)',
    replace: "",
    test: "./private-messages.test.ts",
    title: "S4.08 a message is unread for the other until they open the conversation",
  },
  {
    guard: "A message that was read is not taken from the count",
    file: "./unread.ts",
    find: "and person_id <> ${author} and read_to < ${place}::bigint",
    replace: "and person_id <> ${author}",
    test: "./private-messages.test.ts",
    title: "S3.02 a message that is taken back before it was read counts no longer",
  },
  {
    guard: "One mail is written for all that waits in a conversation until it is read",
    file: "./email-unread-messages.job.ts",
    find: '.where("s.unreadFrom", "=", place)',
    replace: "",
    test: "./email-unread-messages.test.ts",
    title: "who has not opened a conversation for five minutes is mailed once",
  },
  {
    guard: "Whether somebody has an account is told to those who may look people up or write with them",
    file: "./find-reachability.ts",
    find: "if (!maySearch && !conversation) throw new ParticipantNotFound();",
    replace: "",
    test: "./private-messages.test.ts",
    title: "S7.08 who writes to somebody learns whether they can read it, and others learn nothing of them",
  },
];
