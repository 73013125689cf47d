import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A feed has the rules of its zone for all years to come",
    file: "./describe-zone.ts",
    find: "...parts, ...rules,",
    replace: "...parts,",
    test: "../feeds/feeds.test.ts",
    title: "S3.05 an event that goes on for decades is told with the zone's rules for all its years",
  },
  {
    guard: "Where a zone has a change by no rule, it is told by no rules",
    file: "./find-yearly-changes.ts",
    find: "return yearly.every((change) => change !== null) ? yearly : null;",
    replace: "return yearly.filter((change) => change !== null);",
    test: "./zoned.test.ts",
    title: "S3.05 calendar programs find the right time in every zone, decades ahead",
  },
];
