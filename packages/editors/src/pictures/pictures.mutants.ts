import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Text that was copied together with an image of it is pasted as text",
    file: "./find-files.ts",
    find: 'return body.textContent.trim() !== "" || body.querySelector(MEANINGFUL) !== null;',
    replace: "return false;",
    test: "./find-files.test.tsx",
    title: "text and tables copied from Word and Excel are pasted instead of their image",
  },
  {
    guard: "An image is inserted where it was dropped, even if the text has changed since",
    file: "./move-position.ts",
    find: "? position + after.length - before.length :",
    replace: "? position :",
    test: "./move-position.test.ts",
    title: "a text position stays next to the same words while text is inserted before and after it",
  },
  {
    guard: "A file that is not an image is refused with its name",
    file: "./use-picture-uploads.ts",
    find: "const isRefused = !mayBePicture(file);",
    replace: "const isRefused = false;",
    test: "./upload-list.test.tsx",
    title: "several images are uploaded and inserted in order, and another file is refused with its name",
  },
  {
    guard: "An image whose upload failed can be uploaded again",
    file: "./use-picture-uploads.ts",
    find: 'if (!signal.aborted) update(id, { state: "failed", error });',
    replace: "drop(id);",
    test: "./upload-list.test.tsx",
    title: "an image whose upload failed stays in the list and can be uploaded again",
  },
  {
    guard: "An image whose upload was canceled is not inserted",
    file: "./use-picture-uploads.ts",
    find: "      if (signal.aborted) return;\n",
    replace: "",
    test: "./upload-list.test.tsx",
    title: "an image whose upload was canceled is not inserted",
  },
];
