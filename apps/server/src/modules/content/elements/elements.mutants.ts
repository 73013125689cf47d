import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Elements are worked on by who may edit content",
    file: "./element.routes.ts",
    find: "content.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, content.guards.member)",
    test: "../pages/pages.test.ts",
    title: "S6.01 S6.02 only who holds Content Edit works on pages, and another church's are not found",
  },
  {
    guard: "What somebody else wrote on a page meanwhile is not written over",
    file: "./save-elements.ts",
    find: "!isUnchanged(known, draft.seenJSON)",
    replace: "!isUnchanged(known, draft.seenJSON) && draft.sectionId === ''",
    test: "./elements.test.ts",
    title: "what somebody else wrote meanwhile is not written over",
  },
  {
    guard: "Words are cleaned before they are kept",
    file: "./read-answers.ts",
    find: 'return { text: sanitized.of(parsed("text", given).text) };',
    replace: 'void sanitized;\n      return { text: parsed("text", given).text };',
    test: "./elements.test.ts",
    title: "words are cleaned before they are kept, and what nobody asked for is dropped",
  },
  {
    guard: "Addresses of elements are safe ones",
    file: "./read-answers.ts",
    find: "if (found === null) throw new AddressUnsafe();",
    replace: "if (found === null) return address;",
    test: "./elements.test.ts",
    title: "no address leads where it must not",
  },
  {
    guard: "A page's draft is limited",
    file: "./save-elements.ts",
    find: "await checkPageLength(stores, pageId, caller);",
    replace: "",
    test: "../pages/pages.test.ts",
    title: "a page holds a million characters and no more, and what is brought back counts",
  },
  {
    guard: "What is brought back to a page counts",
    file: "./remove-element.ts",
    find: "await checkPageLength(stores, pageId, caller);",
    replace: "",
    test: "../pages/pages.test.ts",
    title: "a page holds a million characters and no more, and what is brought back counts",
  },
];
