import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A calendar contains the rules of its time zone for all future years",
    file: "./describe-zone.ts",
    find: "...parts, ...rules,",
    replace: "...parts,",
    test: "../feeds/feeds.test.ts",
    title: "S3.05 a calendar with a recurring event in later decades contains the yearly rules of its time zone",
  },
  {
    guard: "A time zone with an irregular change is described without yearly rules",
    file: "./find-yearly-changes.ts",
    find: "return yearly.every((change) => change !== null) ? yearly : null;",
    replace: "return yearly.filter((change) => change !== null);",
    test: "./zoned.test.ts",
    title: "S3.05 time zone descriptions give calendar programs the right offset decades ahead",
  },
];
