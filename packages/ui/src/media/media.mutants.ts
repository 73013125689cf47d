import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A church's picture that is broken is not shown",
    file: "./image-or.tsx",
    find: "onError={() => setBroken(src)}",
    replace: "",
    test: "../../../../apps/church-site/src/public-page/church-head.test.tsx",
    title: "a church's logo that cannot be loaded gives way to a sign beside the church's name",
  },
];
