import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A dispute never returns to an earlier status",
    file: "./apply-dispute.ts",
    find: "const isNewer = STAGE[update.status] >= STAGE[known.status];",
    replace: "const isNewer = STAGE[update.status] >= 0;",
    test: "./apply-dispute.test.ts",
    title: "an outdated dispute update that is applied late changes nothing",
  },
  {
    guard: "Disputes are shown to their own church only",
    file: "./dispute-store.ts",
    find: '.where("p.churchId", "=", churchId)',
    replace: '.where("p.churchId", "is not", null)',
    test: "./apply-dispute.test.ts",
    title: "disputes are listed only for callers of the church with permission to view donations",
  },
];
