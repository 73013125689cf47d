import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Sections are worked on by who may edit content",
    file: "./section.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "../pages/pages.test.ts",
    title: "S6.01 S6.02 only who holds Content Edit works on pages, and another church's are not found",
  },
];
