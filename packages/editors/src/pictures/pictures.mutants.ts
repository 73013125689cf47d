import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Text that was copied with a picture of it is pasted as text",
    file: "./find-files.ts",
    find: 'return body.textContent.trim() !== "" || body.querySelector(MEANINGFUL) !== null;',
    replace: "return false;",
    test: "./find-files.test.tsx",
    title: "text and tables that Word and Excel copied are pasted instead of the picture of them",
  },
  {
    guard: "A picture goes where it was dropped, although the text was changed meanwhile",
    file: "./move-position.ts",
    find: "? position + after.length - before.length :",
    replace: "? position :",
    test: "./move-position.test.ts",
    title: "a place in a text stays beside the same words while others are written before and behind it",
  },
  {
    guard: "A file that is no picture is refused by its name",
    file: "./use-picture-uploads.ts",
    find: "const isRefused = !mayBePicture(file);",
    replace: "const isRefused = false;",
    test: "./upload-list.test.tsx",
    title: "several pictures are sent one after the other, and what is no picture is refused by its name",
  },
  {
    guard: "A picture that could not be sent is kept to be sent again",
    file: "./use-picture-uploads.ts",
    find: 'if (!signal.aborted) update(id, { state: "failed", error });',
    replace: "drop(id);",
    test: "./upload-list.test.tsx",
    title: "a picture that could not be sent stays, and is sent again when asked",
  },
  {
    guard: "A picture whose upload was canceled is not inserted",
    file: "./use-picture-uploads.ts",
    find: "      if (signal.aborted) return;\n",
    replace: "",
    test: "./upload-list.test.tsx",
    title: "a picture whose upload was canceled is not inserted",
  },
];
