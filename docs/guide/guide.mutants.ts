import type { Mutant } from "../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The guide's nginx lets the largest file through",
    file: "./running-in-production.md",
    find: "client_max_body_size 48m;",
    replace: "client_max_body_size 1m;",
    test: "../../apps/server/src/modules/gallery/pictures/proxy-guide.test.ts",
    title: "the proxies of the guide let through the largest file that the server takes, and little more",
  },
];
