import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "What is counted is kept without the address or the email it is counted by",
    file: "./limits.ts",
    find: "sha256(who).slice(0, 22)",
    replace: "who",
    test: "./limits.test.ts",
    title: "what is counted is kept without addresses and emails",
  },
  {
    guard: "IPv6 is counted by networks of 64 bits",
    file: "./network.ts",
    find: "groupsOf(plain).slice(0, 4)",
    replace: "groupsOf(plain).slice(0, 8)",
    test: "./limits.test.ts",
    title: "addresses of one IPv6 network of 64 bits are counted as one",
  },
  {
    guard: "IPv6 is counted by networks of 48 bits besides",
    file: "./limits.ts",
    find: "if (wider === null) return [[limit, who]];",
    replace: "if (wider !== undefined) return [[limit, who]];",
    test: "./limits.test.ts",
    title: "many IPv6 networks of 64 bits share what the 48 bits around them may try",
  },
];
