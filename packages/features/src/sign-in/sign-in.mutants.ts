import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A returnUrl on another site is not followed after sign-in",
    file: "./return-url.ts",
    find: 'url.origin) ? url.href : "/"',
    replace: "url.origin) ? url.href : url.href",
    test: "./return-url.test.ts",
    title: "leads home",
  },
  {
    guard: "A returnUrl with a protocol other than http or https is refused",
    file: "./return-url.ts",
    find: "!/^https?:$/.test(url.protocol) ||",
    replace: "",
    test: "./return-url.test.ts",
    title: "leads home",
  },
  {
    guard: "A returnUrl path that starts with // and would be read as a host name is refused",
    file: "./return-url.ts",
    find: 'path.startsWith("//") ||',
    replace: "",
    test: "./return-url.test.ts",
    title: "leads home",
  },
];
