import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Drafts are published and previewed by who may edit content",
    file: "../publishing.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "../pages/pages.test.ts",
    title: "S6.01 S6.02 only who holds Content Edit works on pages, and another church's are not found",
  },
  {
    guard: "A page names only forms that visitors can fill in",
    file: "./show-content.ts",
    find: 'standing === "open" && form ?',
    replace: "standing && form ?",
    test: "./publishing.test.ts",
    title: "elements show what they name as it is now, and nothing that visitors may not know",
  },
  {
    guard: "A page's preview key is for that page only",
    file: "./preview-link.ts",
    find: "page preview ${churchId} ${id} ${expiresAt}",
    replace: "page preview ${churchId} ${id ? expiresAt : 0}",
    test: "../../pages/site-page.test.ts",
    title: "a shared link shows a draft for a day, is kept by nobody, and opens that page only",
  },
  {
    guard: "A preview key ends after a day",
    file: "./preview-link.ts",
    find: "if (!(expiresAt > content.now().getTime())) return false;",
    replace: "",
    test: "../../pages/site-page.test.ts",
    title: "a shared link shows a draft for a day, is kept by nobody, and opens that page only",
  },
  {
    guard: "Pages of a church that closes are not shown",
    file: "./published-reader.ts",
    find: '.where(notClosing("site.churchId"))',
    replace: "",
    test: "../../churches/closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
