import multipart from "@fastify/multipart";
import * as calls from "@offertory/contract";
import { can, MAX_LESSON_FILE_BYTES } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Lessons } from "../lessons.ts";
import { readUpload } from "./read-upload.ts";
import { removeFile, restoreFile } from "./remove-file.ts";
import { FILE_UPLOAD_PATH, requestFile } from "./request-file.ts";
import { sendFile } from "./send-file.ts";
import { storeUpload } from "./store-upload.ts";

const LIMITS = {
  fileSize: MAX_LESSON_FILE_BYTES,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 10_000,
  fieldNameSize: 100,
};

export const fileRoutes = (app: FastifyInstance, lessons: Lessons) => {
  const editor = lessons.guards.allowedTo(can.editContent);

  serve(app, calls.requestLessonFile, {
    allow: editor,
    handle: ({ params, body, header }, caller) => requestFile(lessons, params.id, body, caller, header("host")),
  });
  serve(app, calls.removeLessonFile, {
    allow: editor,
    handle: ({ params }, caller) => removeFile(lessons, params.id, caller),
  });
  serve(app, calls.restoreLessonFile, {
    allow: editor,
    handle: ({ params }, caller) => restoreFile(lessons, params.id, caller),
  });
  app.get<{ Params: { churchId: string; id: string }; Querystring: { key?: unknown } }>(
    "/content/:churchId/lessons/:id/:name",
    async (request, reply) => sendFile(lessons, request.params, request.query.key, request, reply),
  );

  app.register(async (part) => {
    await part.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    // The signed form is the only authorization: this route needs neither token nor cookie.
    part.post(FILE_UPLOAD_PATH, { bodyLimit: MAX_LESSON_FILE_BYTES + 100_000 }, async (request, reply) => {
      const { file, bytes } = await readUpload(lessons, request);
      await storeUpload(lessons, file, bytes);
      return reply.header("cache-control", "no-store").code(204).send();
    });
  });
};
