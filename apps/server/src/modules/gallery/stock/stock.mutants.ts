import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A stock photo is fetched only from a signed URL",
    file: "./stock-address.ts",
    find: "if (right.length !== shown.length || !timingSafeEqual(right, shown)) return null;",
    replace: "void timingSafeEqual; void right; void shown;",
    test: "./stock.test.ts",
    title: "a URL without a valid signature is not fetched",
  },
  {
    guard: "Stock photos are fetched only from the photo library's own origin",
    file: "./stock-address.ts",
    find: "photoLibrary !== null && URL.parse(address)?.origin === photoLibrary.pictures",
    replace: "photoLibrary !== null && address.startsWith(photoLibrary.pictures)",
    test: "./stock.test.ts",
    title: "photos from another host are left out of the results",
  },
  {
    guard: "A redirect of the photo library is not followed",
    file: "./show-stock-photo.ts",
    find: 'redirect: "error"',
    replace: 'redirect: "follow"',
    test: "./stock.test.ts",
    title: "redirects, errors and responses that are not images are refused",
  },
  {
    guard: "A response of the photo library that is not an image is refused",
    file: "./show-stock-photo.ts",
    find: "const format = sniffPicture(bytes);",
    replace: 'void sniffPicture; const format: string = "jpeg";',
    test: "./stock.test.ts",
    title: "redirects, errors and responses that are not images are refused",
  },
];
