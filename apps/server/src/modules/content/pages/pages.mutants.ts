import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only a caller with the Content Edit permission can manage pages",
    file: "../page-editor/page.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "./pages.test.ts",
    title:
      "S6.01 S6.02 only a caller with the Content Edit permission can manage pages, and not those of another church",
  },
  {
    guard: "A page is found only in its own church",
    file: "./page-store.ts",
    find: '.where("page.churchId", "=", churchId);',
    replace: '.where("page.churchId", "<>", `${churchId}-`);',
    test: "./pages.test.ts",
    title:
      "S6.01 S6.02 only a caller with the Content Edit permission can manage pages, and not those of another church",
  },
];
