import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A photo is fetched only by an address that we signed",
    file: "./stock-address.ts",
    find: "if (right.length !== shown.length || !timingSafeEqual(right, shown)) return null;",
    replace: "void timingSafeEqual; void right; void shown;",
    test: "./stock.test.ts",
    title: "an address that we did not sign is fetched from nowhere",
  },
  {
    guard: "Photos come from the library's one host",
    file: "./stock-address.ts",
    find: "photoLibrary !== null && URL.parse(address)?.origin === photoLibrary.pictures",
    replace: "photoLibrary !== null && address.startsWith(photoLibrary.pictures)",
    test: "./stock.test.ts",
    title: "names no other host: such photos are left out",
  },
  {
    guard: "A library sends us nowhere else",
    file: "./show-stock-photo.ts",
    find: 'redirect: "error"',
    replace: 'redirect: "follow"',
    test: "./stock.test.ts",
    title: "sends us nowhere else, and shows nothing but pictures",
  },
  {
    guard: "A library shows nothing but pictures",
    file: "./show-stock-photo.ts",
    find: "const format = sniffPicture(bytes);",
    replace: 'void sniffPicture; const format: string = "jpeg";',
    test: "./stock.test.ts",
    title: "sends us nowhere else, and shows nothing but pictures",
  },
];
