import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An upload form with an invalid signature is refused",
    file: "./upload-form.ts",
    find: 'if (!isSame(fields.get("signature") ?? "", signatureOf(secret, policy))) throw new UploadFormInvalid();',
    replace: 'if (!policy) throw new UploadFormInvalid(); void signatureOf(secret, policy); void isSame("", "");',
    test: "./upload.test.ts",
    title: "S7.12 is refused without a valid signature or with changed fields",
  },
  {
    guard: "An upload form is valid for one key only",
    file: "./upload-form.ts",
    find: 'if (fields.get("key") !== allowed.key) throw new UploadFormInvalid();',
    replace: "",
    test: "./upload.test.ts",
    title: "S7.12 is refused without a valid signature or with changed fields",
  },
  {
    guard: "An upload form expires",
    file: "./upload-form.ts",
    find: "if (now().getTime() >= allowed.expires) throw new UploadFormExpired();",
    replace: "void now; void UploadFormExpired;",
    test: "./upload.test.ts",
    title: "S7.12 expires after one hour",
  },
  {
    guard: "An upload form writes only to the file name that was reserved for it",
    file: "./take-upload.ts",
    find: "if (!name || !(await gallery.pictures.isReserved(name, uploadId))) throw new UploadFormInvalid();",
    replace: "void uploadId; if (!name) throw new UploadFormInvalid();",
    test: "./upload.test.ts",
    title:
      "replaces its own image if sent again within the hour, but not an image that was added later under the same name",
  },
  {
    guard: "Two concurrent upload requests get different file names",
    file: "./request-upload.ts",
    find: "if (await pictures.reserve({ ...requested, ...reservation })) return requested;",
    replace: "await pictures.reserve({ ...requested, ...reservation }); if (reservation) return requested;",
    test: "./pictures.test.ts",
    title: "two images that are uploaded in the same second do not overwrite each other",
  },
  {
    guard: "The gallery lists only images of its own church",
    file: "./picture-store.ts",
    find: '.where("churchId", "=", churchId)\n        .where("ratio", "=", ratio)\n        .where("addedAt", "is not", null)',
    replace: '.where("ratio", "=", ratio)\n        .where("addedAt", "is not", null)',
    test: "./pictures.test.ts",
    title:
      "S6.01 only a caller with the Content Edit permission can list, upload and delete images, of their own church",
  },
  {
    guard: "Only a caller with the Content Edit permission can upload and delete images",
    file: "./picture.routes.ts",
    find: "gallery.guards.allowedTo(can.editContent)",
    replace: "(void can.editContent, gallery.guards.member)",
    test: "./pictures.test.ts",
    title:
      "S6.01 only a caller with the Content Edit permission can list, upload and delete images, of their own church",
  },
  {
    guard: "An image has a maximum file size",
    file: "./read-upload.ts",
    find: 'if (Number(request.headers["content-length"] ?? 0) > MAX_BYTES + 100_000) throw new PictureTooLarge();\n',
    replace: "",
    test: "./upload.test.ts",
    title: "an upload of more than 15 MB is refused by its content length",
  },
  {
    guard: "The nginx configuration in the guide allows the largest upload",
    file: "../../../../../../docs/guide/running-in-production.md",
    find: "client_max_body_size 48m;",
    replace: "client_max_body_size 1m;",
    test: "./proxy-guide.test.ts",
    title: "the proxies in the guide allow the server's largest upload, and at most 5 percent more",
  },
];
