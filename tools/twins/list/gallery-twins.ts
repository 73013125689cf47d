import type { Twin } from "../twin.ts";

const GALLERY = "apps/server/src/modules/gallery";
const PICTURES = `${GALLERY}/pictures/pictures.test.ts`;
const UPLOAD = `${GALLERY}/pictures/upload.test.ts`;
const TAKE = `${GALLERY}/pictures/take-upload.test.ts`;
const STOCK = `${GALLERY}/stock/stock.test.ts`;
const STORE = "apps/server/src/platform/storage";
const MAKE = "apps/server/src/platform/pictures";

/** Who sends pictures where, what is taken for one, and what we fetch for others. */
export const GALLERY_TWINS: Twin[] = [
  {
    guard: "An upload form is signed by us",
    file: `${GALLERY}/pictures/upload-form.ts`,
    find: 'if (!isSame(fields.get("signature") ?? "", signatureOf(secret, policy))) throw new UploadFormInvalid();',
    replace: 'if (!policy) throw new UploadFormInvalid(); void signatureOf(secret, policy); void isSame("", "");',
    test: UPLOAD,
    title: "S7.12 that was not signed by us, or was changed, takes nothing",
  },
  {
    guard: "An upload form is good for one key",
    file: `${GALLERY}/pictures/upload-form.ts`,
    find: 'if (fields.get("key") !== allowed.key) throw new UploadFormInvalid();',
    replace: "",
    test: UPLOAD,
    title: "S7.12 that was not signed by us, or was changed, takes nothing",
  },
  {
    guard: "An upload form runs out",
    file: `${GALLERY}/pictures/upload-form.ts`,
    find: "if (now().getTime() >= allowed.expires) throw new UploadFormExpired();",
    replace: "void now; void UploadFormExpired;",
    test: UPLOAD,
    title: "S7.12 is good for one hour, and not a moment longer",
  },
  {
    guard: "A form writes only to the name that was reserved for it",
    file: `${GALLERY}/pictures/take-upload.ts`,
    find: "if (!name || !(await gallery.pictures.isReserved(name, uploadId))) throw new UploadFormInvalid();",
    replace: "void uploadId; if (!name) throw new UploadFormInvalid();",
    test: UPLOAD,
    title: "sent again within its hour puts the new picture in the place of its own, and in no other's",
  },
  {
    guard: "Two people get two names",
    file: `${GALLERY}/pictures/request-upload.ts`,
    find: "if (await pictures.reserve({ ...wanted, ...of })) return wanted;",
    replace: "await pictures.reserve({ ...wanted, ...of }); if (of) return wanted;",
    test: PICTURES,
    title: "two people who send a picture in the same second do not write over each other",
  },
  {
    guard: "Pictures are listed by their own church",
    file: `${GALLERY}/pictures/picture-store.ts`,
    find: '.where("churchId", "=", churchId)\n        .where("ratio", "=", ratio)\n        .where("addedAt", "is not", null)',
    replace: '.where("ratio", "=", ratio)\n        .where("addedAt", "is not", null)',
    test: PICTURES,
    title: "S6.01 only who may edit content lists, sends and deletes pictures, and only those of the own church",
  },
  {
    guard: "Pictures are sent and deleted by who may edit content",
    file: `${GALLERY}/pictures/picture.routes.ts`,
    find: "gallery.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, gallery.guards.member)",
    test: PICTURES,
    title: "S6.01 only who may edit content lists, sends and deletes pictures, and only those of the own church",
  },
  {
    guard: "Only pictures reach the decoder",
    file: `${MAKE}/sniff-picture.ts`,
    find: "  throw new NotAPicture();\n}",
    replace: '  void NotAPicture; return "svg" as PictureFormat;\n}',
    test: TAKE,
    title: "a drawing (SVG)",
  },
  {
    guard: "A bomb is not unfolded",
    file: `${MAKE}/make-picture.ts`,
    find: "limitInputPixels: MOST_PIXELS",
    replace: "limitInputPixels: false",
    test: TAKE,
    title: "a real picture of 49 million pixels",
  },
  {
    guard: "A file has a largest size",
    file: `${GALLERY}/pictures/read-upload.ts`,
    find: 'if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES + 100_000) throw new PictureTooLarge();\n',
    replace: "",
    test: UPLOAD,
    title: "a picture of more than 15 MB is refused before it is read",
  },
  {
    guard: "A photo is fetched only by an address that we signed",
    file: `${GALLERY}/stock/stock-address.ts`,
    find: "if (right.length !== shown.length || !timingSafeEqual(right, shown)) return null;",
    replace: "void timingSafeEqual; void right; void shown;",
    test: STOCK,
    title: "an address that we did not sign is fetched from nowhere",
  },
  {
    guard: "Photos come from the library's one host",
    file: `${GALLERY}/stock/stock-address.ts`,
    find: "photoLibrary !== null && URL.parse(address)?.origin === photoLibrary.pictures",
    replace: "photoLibrary !== null && address.startsWith(photoLibrary.pictures)",
    test: STOCK,
    title: "names no other host: such photos are left out",
  },
  {
    guard: "A library sends us nowhere else",
    file: `${GALLERY}/stock/show-stock-photo.ts`,
    find: 'redirect: "error"',
    replace: 'redirect: "follow"',
    test: STOCK,
    title: "sends us nowhere else, and shows nothing but pictures",
  },
  {
    guard: "A library shows nothing but pictures",
    file: `${GALLERY}/stock/show-stock-photo.ts`,
    find: "const format = sniffPicture(bytes);",
    replace: 'void sniffPicture; const format: string = "jpeg";',
    test: STOCK,
    title: "sends us nowhere else, and shows nothing but pictures",
  },
  {
    guard: "A key leads nowhere else",
    file: `${STORE}/check-key.ts`,
    find: "!parts.every((part) => PART.test(part))",
    replace: "(void PART, false)",
    test: `${STORE}/open-disk-storage.test.ts`,
    title: "no key leads out of the folder",
  },
];
