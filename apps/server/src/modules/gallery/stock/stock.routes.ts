import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { networkOf } from "../../../platform/limits/network.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Gallery } from "../gallery.ts";
import { sendPicture } from "../pictures/send-picture.ts";
import { listStock } from "./list-stock.ts";
import { searchStock } from "./search-stock.ts";
import { showStockPhoto } from "./show-stock-photo.ts";

export const stockRoutes = (app: FastifyInstance, gallery: Gallery) => {
  serve(app, calls.listStockGallery, {
    allow: anyone,
    handle: ({ params, address }) => listStock(gallery, params.ratio, address),
  });
  serve(app, calls.searchStock, {
    allow: anyone,
    handle: ({ body, address, header }) => searchStock(gallery, body.term, { address, host: header("host") }),
  });

  app.get<{ Params: { name: string } }>("/content/stock/:name", async (request, reply) => {
    const photo = await showStockPhoto(gallery, request.params.name, networkOf(request.ip));
    return sendPicture(request, reply, photo, { cache: "public, max-age=86400" });
  });
};
