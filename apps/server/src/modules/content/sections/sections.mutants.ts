import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only a caller with the Content Edit permission can change sections",
    file: "./section.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "../pages/pages.test.ts",
    title:
      "S6.01 S6.02 only a caller with the Content Edit permission can manage pages, and not those of another church",
  },
];
