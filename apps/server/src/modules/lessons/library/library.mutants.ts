import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A draft program is read only by editors of its church",
    file: "./find-shown-program.ts",
    find: "|| !(program.published || mayEdit)",
    replace: "",
    test: "./library.test.ts",
    title:
      "S6.03 drafts are read only with the Content Edit permission in their church, and published lessons by everyone",
  },
  {
    guard: "The Content Edit permission in one church gives no access to drafts of another church",
    file: "./find-shown-program.ts",
    find: "caller.churchId === church?.churchId && ",
    replace: "",
    test: "./library.test.ts",
    title: "the Content Edit permission in another church gives no access to drafts",
  },
  {
    guard: "A member without Content Edit sees no drafts",
    file: "./find-shown-program.ts",
    find: " && may(caller, can.editContent)",
    replace: " && may !== undefined && can !== undefined",
    test: "./library.test.ts",
    title:
      "S6.03 drafts are read only with the Content Edit permission in their church, and published lessons by everyone",
  },
  {
    guard: "A draft lesson is read only by editors of its church",
    file: "./read-shown-lesson.ts",
    find: "all.filter(({ published }) => published || mayEdit)",
    replace: "all",
    test: "./library.test.ts",
    title:
      "S6.03 drafts are read only with the Content Edit permission in their church, and published lessons by everyone",
  },
  {
    guard: "Drafts are not found by a search",
    file: "./library-store.ts",
    find: "lesson.published and lesson.removed_at is null",
    replace: "lesson.removed_at is null",
    test: "./library.test.ts",
    title: "a search finds words of published titles, descriptions and sections, in any language",
  },
  {
    guard: "The preview of a shared link shows nothing of a draft",
    file: "./library-store.ts",
    find: '        .where("lesson.published", "=", true)\n        .where("lesson.removedAt", "is", null)\n        .where("study.removedAt", "is", null)\n        .executeTakeFirst(),',
    replace: "        .executeTakeFirst(),",
    test: "./shared-link.test.ts",
    title: "a shared link has the title and preview data of its published program or lesson, and nothing of drafts",
  },
  {
    guard: "A closing church is not listed in the lesson library",
    file: "./library-store.ts",
    find: '.where(notClosing("church.churchId"))\n        .where(({ exists, selectFrom }) =>',
    replace: ".where(({ exists, selectFrom }) =>",
    test: "../../churches/closing/close-church.deep.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
