import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A read is asked again while the server is unavailable",
    file: "./connect.ts",
    find: 'endpoint.method === "GET"',
    replace: "false",
    test: "./connect.test.ts",
    title:
      "G8.10 a read that the server cannot answer just now is asked again, with growing pauses, until it is answered",
  },
  {
    guard: "A write is never sent twice",
    file: "./connect.ts",
    find: 'endpoint.method === "GET"',
    replace: "true",
    test: "./connect.test.ts",
    title:
      "G8.10 after three more tries a read fails, one that nobody waits for is not asked again, and a write is sent once",
  },
];
