import type { FastifyInstance, FastifyRequest } from "fastify";
import { queryText } from "../web/query-text.ts";
import { PHOTOS } from "./catalogue.ts";
import { drawPhoto } from "./draw-photo.ts";
import { findPhotos } from "./find-photos.ts";
import { photosPage, photographerPage } from "./photos-page.ts";
import { showPhoto } from "./show-photo.ts";
import { SIZE_NAMES } from "./sizes.ts";
import { sendPage } from "../pages/send-page.ts";

const originOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? "127.0.0.1"}`;
const whole = (text: string, usual: number, most: number): number =>
  /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), most) : usual;

/** A photo library on this machine: the search for servers, its pictures, and the pages that its links lead to. */
export async function openPhotos(web: FastifyInstance): Promise<void> {
  web.get("/v1/search", async (request, reply) => {
    if (!request.headers.authorization) return reply.code(401).send({ status: 401, code: "Unauthorized" });
    const query = queryText(request, "query");
    if (!query) return reply.code(400).send({ status: 400, code: "Bad Request" });
    const [page, perPage] = [whole(queryText(request, "page"), 1, 1000), whole(queryText(request, "per_page"), 15, 80)];
    const found = findPhotos(query, queryText(request, "orientation"));
    const photos = found.slice((page - 1) * perPage, page * perPage);
    return {
      page,
      per_page: perPage,
      photos: photos.map((photo) => showPhoto(photo, originOf(request))),
      total_results: found.length,
    };
  });

  web.get<{ Params: { id: string; size: string } }>("/photos/:id/:size.jpeg", async ({ params }, reply) => {
    const photo = PHOTOS.find(({ id }) => String(id) === params.id);
    const size = SIZE_NAMES.find((name) => name === params.size);
    if (!photo || !size) return reply.callNotFound();
    return reply
      .type("image/jpeg")
      .header("cache-control", "public, max-age=86400")
      .send(await drawPhoto(photo, size));
  });

  web.get("/photos", (_request, reply) => sendPage(reply, photosPage(PHOTOS)));
  web.get<{ Params: { name: string } }>("/photo/:name", async ({ params }, reply) => {
    const photo = PHOTOS.find(({ id }) => params.name.endsWith(`-${id}`));
    return photo ? sendPage(reply, photosPage([photo])) : reply.callNotFound();
  });
  web.get<{ Params: { name: string } }>("/@:name", async ({ params }, reply) => {
    const page = photographerPage(params.name);
    return page ? sendPage(reply, page) : reply.callNotFound();
  });
}
