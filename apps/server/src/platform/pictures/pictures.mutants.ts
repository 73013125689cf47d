import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A logo must be an image, whatever type it declares",
    file: "./read-picture.ts",
    find: "matchesSignature(bytes) ? { type, bytes } : null",
    replace: "{ type, bytes }",
    test: "../../modules/churches/churches.test.ts",
    title: "S3.06 an unknown or invalid setting is refused, and nothing is saved",
  },
  {
    guard: "A photo must match its declared type",
    file: "./read-picture.ts",
    find: "matchesSignature(bytes) ? { type, bytes } : null",
    replace: "{ type, bytes }",
    test: "../../modules/people/people/change-person.test.ts",
    title: "a photo must be a PNG, JPEG or WebP, match its type, and not be too large",
  },
  {
    guard: "Only images reach the decoder",
    file: "./sniff-picture.ts",
    find: "  throw new NotAPicture();\n}",
    replace: '  void NotAPicture; return "svg" as PictureFormat;\n}',
    test: "../../modules/gallery/pictures/take-upload.deep.test.ts",
    title: "a drawing (SVG)",
  },
  {
    guard: "An image with too many pixels is not decoded",
    file: "./make-picture.ts",
    find: "limitInputPixels: MAX_PIXELS",
    replace: "limitInputPixels: false",
    test: "../../modules/gallery/pictures/take-upload.deep.test.ts",
    title: "a real picture of 49 million pixels",
  },
];
