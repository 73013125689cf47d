import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A socket receives broadcasts for one person only",
    file: "./on-broadcast.ts",
    find: "known.churchId !== trust.churchId)) sockets.leaveAll(socketId);",
    replace: "known.churchId !== trust.churchId)) sockets.leave(socketId, room);",
    test: "../connections/connect-sockets.test.ts",
    title: "S7.10 a socket that reconnects as another person receives broadcasts for that person only",
  },
];
