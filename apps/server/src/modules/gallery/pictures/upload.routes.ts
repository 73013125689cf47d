import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { Gallery } from "../gallery.ts";
import { readUpload } from "./read-upload.ts";
import { UPLOAD_PATH } from "./request-upload.ts";
import { takeUpload } from "./take-upload.ts";
import { MAX_BYTES } from "./upload-form.ts";

const LIMITS = { fileSize: MAX_BYTES, files: 1, fields: 20, parts: 21, fieldSize: 10_000, fieldNameSize: 100 };

/** Receives uploads. The signed form is the only authorization, without token or cookie, so any origin may send one. */
export const uploadRoutes = (app: FastifyInstance, gallery: Gallery) => {
  app.register(async (part) => {
    await part.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    part.addHook("onRequest", async (_request, reply) => {
      reply.headers({
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "POST, OPTIONS",
        "access-control-allow-headers": "Content-Type",
        "access-control-max-age": "7200",
        "cache-control": "no-store",
      });
    });
    part.options(UPLOAD_PATH, async (_request, reply) => reply.code(204).send());
    part.post(UPLOAD_PATH, async (request, reply) => {
      const { name, bytes } = await readUpload(gallery, request);
      await takeUpload(gallery, name, bytes);
      return reply.code(204).send();
    });
  });
};
