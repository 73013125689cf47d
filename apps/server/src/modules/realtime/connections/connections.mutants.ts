import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A connection must be for the token's own person and church",
    file: "./connect-sockets.ts",
    find: "if (personId !== caller.personId || churchId !== caller.churchId) throw new ConnectionNotYours();",
    replace: "",
    test: "./connect-sockets.test.ts",
    title: "S5.08 a connection without a person or a socket, or for another person or church, is refused",
  },
  {
    guard: "A connection without a token receives only wake-ups",
    file: "./connect-sockets.ts",
    find: "return join(wakeRoom(churchId, personId), null);",
    replace: "return join(personRoom(churchId, personId), null);",
    test: "./connect-sockets.test.ts",
    title: "S6.02 a connection without a token receives empty wake-ups, and never the content",
  },
  {
    guard: "Only callers who may read a conversation can join it",
    file: "./connect-sockets.ts",
    find: "if (!canAccess.some(Boolean)) throw new ConversationNotAccessible();",
    replace: "",
    test: "./connect-sockets.test.ts",
    title: "S6.02 a caller cannot join a conversation that they may not read, even with its id",
  },
  {
    guard: "A socket is closed when its token expires",
    file: "./check-trust.ts",
    find: "trust.expiresAt > time &&",
    replace: "trust.expiresAt + time > 0 &&",
    test: "./check-trust.test.ts",
    title: "S6.02 a socket is closed when its token expires, its session ends or its permissions change",
  },
  {
    guard: "A socket is closed when its session ends",
    file: "./check-trust.ts",
    find: "sessions.has(trust.sessionId) &&",
    replace: "",
    test: "./check-trust.test.ts",
    title: "S6.02 a socket is closed when its token expires, its session ends or its permissions change",
  },
  {
    guard: "A socket is closed when its permissions change",
    file: "./check-trust.ts",
    find: "hashes.get(caller) === trust.permissionsHash;",
    replace: "hashes.has(caller);",
    test: "./check-trust.test.ts",
    title: "S6.02 a socket is closed when its token expires, its session ends or its permissions change",
  },
];
