import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A GET request is retried while the server is unavailable",
    file: "./connect.ts",
    find: 'endpoint.method === "GET"',
    replace: "false",
    test: "./connect.test.ts",
    title: "G8.10 a GET request is retried with growing pauses while the server is unavailable",
  },
  {
    guard: "A write is never sent twice",
    file: "./connect.ts",
    find: 'endpoint.method === "GET"',
    replace: "true",
    test: "./connect.test.ts",
    title: "G8.10 a GET request fails after three retries, an aborted one is not retried, and a write is sent once",
  },
];
