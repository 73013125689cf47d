import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../text/text.ts";

/** Keys of images without a leading slash: `{churchId}/gallery/{ratio}/{file}`. They are served under `/content/`. */
export const Pictures = z.object({ images: z.array(z.string()) });
export type Pictures = z.output<typeof Pictures>;

const Shape = z.object({ ratio: z.string().check(z.maxLength(20)) });

export const listGallery = endpoint({
  api: "content",
  method: "GET",
  path: "/gallery/:ratio",
  summary: "List the church's images of one aspect ratio, newest first",
  params: Shape,
  answer: Pictures,
});

export const listStockGallery = endpoint({
  api: "content",
  method: "GET",
  path: "/gallery/stock/:ratio",
  summary: "List URLs of stock photos that fit an aspect ratio",
  params: Shape,
  answer: Pictures,
});

/** The URL that the file is posted to, and the form fields that must precede the file, unchanged. */
export const UploadForm = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  key: z.string(),
});
export type UploadForm = z.output<typeof UploadForm>;

export const requestUpload = endpoint({
  api: "content",
  method: "POST",
  path: "/gallery/requestUpload",
  summary: "Create a signed upload form for one image, valid for an hour",
  body: z.object({ folder: text(20), fileName: text(200) }),
  answer: UploadForm,
});

export const removePicture = endpoint({
  api: "content",
  method: "DELETE",
  path: "/gallery/:folder/:image",
  summary: "Delete an image permanently",
  params: z.object({ folder: z.string().check(z.maxLength(20)), image: z.string().check(z.maxLength(200)) }),
  answer: z.object({}),
});
