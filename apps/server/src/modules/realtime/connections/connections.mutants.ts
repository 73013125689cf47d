import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A connection is for the token's own person and church",
    file: "./connect-sockets.ts",
    find: "if (personId !== caller.personId || churchId !== caller.churchId) throw new ConnectionNotYours();",
    replace: "",
    test: "./connect-sockets.test.ts",
    title: "S5.08 a connection without a person or a socket is refused",
  },
  {
    guard: "A connection without a token hears wake-ups only",
    file: "./connect-sockets.ts",
    find: "return join(wakeRoom(churchId, personId), null);",
    replace: "return join(personRoom(churchId, personId), null);",
    test: "./connect-sockets.test.ts",
    title: "S6.02 a connection without a token hears that there is something",
  },
  {
    guard: "A conversation is heard by who may read it",
    file: "./connect-sockets.ts",
    find: "if (!canAccess.some(Boolean)) throw new ConversationNotAccessible();",
    replace: "",
    test: "./connect-sockets.test.ts",
    title: "S6.02 nobody hears a conversation that they may not read",
  },
  {
    guard: "Trust ends with the token",
    file: "./check-trust.ts",
    find: "trust.expiresAt > time &&",
    replace: "trust.expiresAt + time > 0 &&",
    test: "./check-trust.test.ts",
    title: "S6.02 trust ends with the token, with the account's tokens, and with what one was granted",
  },
  {
    guard: "Trust ends with the account's tokens",
    file: "./check-trust.ts",
    find: "sessions.has(trust.sessionId) &&",
    replace: "",
    test: "./check-trust.test.ts",
    title: "S6.02 trust ends with the token, with the account's tokens, and with what one was granted",
  },
  {
    guard: "Trust ends with what was granted",
    file: "./check-trust.ts",
    find: "hashes.get(caller) === trust.permissionsHash;",
    replace: "hashes.has(caller);",
    test: "./check-trust.test.ts",
    title: "S6.02 trust ends with the token, with the account's tokens, and with what one was granted",
  },
];
