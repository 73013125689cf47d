import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Gallery } from "../gallery.ts";
import { listPictures } from "./list-pictures.ts";
import { removePicture } from "./remove-picture.ts";
import { requestUpload } from "./request-upload.ts";
import { sendPicture } from "./send-picture.ts";
import { showPicture } from "./show-picture.ts";

export const pictureRoutes = (app: FastifyInstance, gallery: Gallery) => {
  const editor = gallery.guards.allowedTo(can.editContent);

  serve(app, calls.listGallery, {
    allow: editor,
    handle: ({ params }, caller) => listPictures(gallery, params.ratio, caller),
  });
  serve(app, calls.requestUpload, {
    allow: editor,
    handle: ({ body, header }, caller) => requestUpload(gallery, body, caller, header("host")),
  });
  serve(app, calls.removePicture, {
    allow: editor,
    handle: ({ params }, caller) => removePicture(gallery, params, caller),
  });

  // Gallery pictures are public. Browsers may cache them for a year, because our apps give every new picture a new name.
  app.get<{ Params: { churchId: string; ratio: string; file: string }; Querystring: { w?: unknown } }>(
    "/content/:churchId/gallery/:ratio/:file",
    async (request, reply) => {
      const { churchId, ratio, file } = request.params;
      const picture = await showPicture(gallery, `${churchId}/gallery/${ratio}/${file}`, {
        width: request.query.w,
        accept: request.headers.accept ?? "",
      });
      return sendPicture(request, reply, picture, { cache: "public, max-age=31536000, immutable" });
    },
  );
};
