import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Rate limits are stored without the IP address or email that they count",
    file: "./limits.ts",
    find: "sha256(who).slice(0, 22)",
    replace: "who",
    test: "./limits.test.ts",
    title: "rate limits are stored without IP addresses and emails",
  },
  {
    guard: "IPv6 addresses are counted by their 64-bit network",
    file: "./network.ts",
    find: "groupsOf(plain).slice(0, 4)",
    replace: "groupsOf(plain).slice(0, 8)",
    test: "./limits.test.ts",
    title: "addresses of one 64-bit IPv6 network are counted together",
  },
  {
    guard: "IPv6 addresses are also counted by their 48-bit network",
    file: "./limits.ts",
    find: "if (wider === null) return [[limit, who]];",
    replace: "if (wider !== undefined) return [[limit, who]];",
    test: "./limits.test.ts",
    title: "all 64-bit networks in one 48-bit IPv6 network share a wider limit",
  },
];
