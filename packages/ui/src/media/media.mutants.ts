import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A church image that fails to load is not shown",
    file: "./image-or.tsx",
    find: "onError={() => setBroken(src)}",
    replace: "",
    test: "../../../../apps/church-site/src/public-page/church-head.test.tsx",
    title: "a church logo that fails to load is replaced by an icon beside the church's name",
  },
];
