import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Pages are worked on by who may edit content",
    file: "../page-editor/page.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "./pages.test.ts",
    title: "S6.01 S6.02 only who holds Content Edit works on pages, and another church's are not found",
  },
  {
    guard: "A page is found in its own church only",
    file: "./page-store.ts",
    find: '.where("page.churchId", "=", churchId);',
    replace: '.where("page.churchId", "<>", `${churchId}-`);',
    test: "./pages.test.ts",
    title: "S6.01 S6.02 only who holds Content Edit works on pages, and another church's are not found",
  },
];
