import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only a caller with the Content Edit permission can change elements",
    file: "./element.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "../pages/pages.test.ts",
    title:
      "S6.01 S6.02 only a caller with the Content Edit permission can manage pages, and not those of another church",
  },
  {
    guard: "An element that another editor changed in the meantime is not overwritten",
    file: "./save-elements.ts",
    find: "!isUnchanged(known, draft.seenJSON)",
    replace: "!isUnchanged(known, draft.seenJSON) && draft.sectionId === ''",
    test: "./elements.test.ts",
    title: "an element that another editor changed in the meantime is overwritten only if no seenJSON is sent",
  },
  {
    guard: "Rich text of an element is sanitized before it is stored",
    file: "./read-answers.ts",
    find: 'return { text: sanitized.of(parsed("text", given).text) };',
    replace: 'void sanitized;\n      return { text: parsed("text", given).text };',
    test: "./elements.test.ts",
    title: "rich text is sanitized before it is stored, and unknown fields are dropped",
  },
  {
    guard: "An element with an unsafe URL is refused",
    file: "./read-answers.ts",
    find: "if (found === null) throw new AddressUnsafe();",
    replace: "if (found === null) return address;",
    test: "./elements.test.ts",
    title: "an unsafe URL in a button, image or video is refused",
  },
  {
    guard: "A page's draft has a maximum length when elements are saved",
    file: "./save-elements.ts",
    find: "await checkPageLength(stores, pageId, caller);",
    replace: "",
    test: "../pages/pages.test.ts",
    title: "a page is limited to a million characters, and a restored element counts",
  },
  {
    guard: "A restored element counts toward the page's maximum length",
    file: "./remove-element.ts",
    find: "await checkPageLength(stores, pageId, caller);",
    replace: "",
    test: "../pages/pages.test.ts",
    title: "a page is limited to a million characters, and a restored element counts",
  },
];
