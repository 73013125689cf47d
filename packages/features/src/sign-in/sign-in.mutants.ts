import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "After the sign-in nobody is led to another's site",
    file: "./return-url.ts",
    find: 'url.origin) ? url.href : "/"',
    replace: "url.origin) ? url.href : url.href",
    test: "./return-url.test.ts",
    title: "leads home",
  },
  {
    guard: "A script is no address to return to",
    file: "./return-url.ts",
    find: "!/^https?:$/.test(url.protocol) ||",
    replace: "",
    test: "./return-url.test.ts",
    title: "leads home",
  },
  {
    guard: "A path that is read as a host's name is none",
    file: "./return-url.ts",
    find: 'path.startsWith("//") ||',
    replace: "",
    test: "./return-url.test.ts",
    title: "leads home",
  },
];
