import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only a caller with the Content Edit permission can publish and preview drafts",
    file: "../publishing.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "../pages/pages.test.ts",
    title:
      "S6.01 S6.02 only a caller with the Content Edit permission can manage pages, and not those of another church",
  },
  {
    guard: "A public page names only forms that visitors can fill in",
    file: "./show-content.ts",
    find: 'standing === "open" && form ?',
    replace: "standing && form ?",
    test: "./publishing.test.ts",
    title: "a published page shows fund names, and names only open public forms of its own church",
  },
  {
    guard: "A preview key is valid for one page only",
    file: "./preview-link.ts",
    find: "page preview ${churchId} ${id} ${expiresAt}",
    replace: "page preview ${churchId} ${id ? expiresAt : 0}",
    test: "../../pages/site-page.test.ts",
    title: "a preview link shows one draft for a day, is not cached, and does not open other pages",
  },
  {
    guard: "A preview key expires after a day",
    file: "./preview-link.ts",
    find: "if (!(expiresAt > content.now().getTime())) return false;",
    replace: "",
    test: "../../pages/site-page.test.ts",
    title: "a preview link shows one draft for a day, is not cached, and does not open other pages",
  },
  {
    guard: "Pages of a closing church are not shown",
    file: "./published-reader.ts",
    find: '.where(notClosing("site.churchId"))',
    replace: "",
    test: "../../churches/closing/close-church.deep.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
