import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A logo is a picture, and not what only says so",
    file: "./read-picture.ts",
    find: "matchesSignature(bytes) ? { type, bytes } : null",
    replace: "{ type, bytes }",
    test: "../../modules/churches/churches.test.ts",
    title: "S3.06 a setting that is unknown, or not what it says, is refused and nothing is saved",
  },
  {
    guard: "A picture is what it says",
    file: "./read-picture.ts",
    find: "matchesSignature(bytes) ? { type, bytes } : null",
    replace: "{ type, bytes }",
    test: "../../modules/people/people/change-person.test.ts",
    title: "a picture is one of three kinds, really is what it says, and is not too large",
  },
  {
    guard: "Only pictures reach the decoder",
    file: "./sniff-picture.ts",
    find: "  throw new NotAPicture();\n}",
    replace: '  void NotAPicture; return "svg" as PictureFormat;\n}',
    test: "../../modules/gallery/pictures/take-upload.test.ts",
    title: "a drawing (SVG)",
  },
  {
    guard: "A bomb is not unfolded",
    file: "./make-picture.ts",
    find: "limitInputPixels: MAX_PIXELS",
    replace: "limitInputPixels: false",
    test: "../../modules/gallery/pictures/take-upload.test.ts",
    title: "a real picture of 49 million pixels",
  },
];
