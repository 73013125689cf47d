import type { FastifyInstance, FastifyRequest } from "fastify";
import { queryText } from "../web/query-text.ts";
import { PHOTOS, type Photo } from "./catalogue.ts";
import { drawPhoto } from "./draw-photo.ts";
import { SIZE_NAMES, ORIGINAL } from "./sizes.ts";
import { sendPage } from "../pages/send-page.ts";
import { html } from "../pages/html.ts";
import type { Page } from "../pages/page-frame.ts";

const originOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? "127.0.0.1"}`;
const whole = (text: string, usual: number, most: number): number =>
  /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), most) : usual;

/** A photo library: the search API for servers, the images, and the pages that its links lead to. */
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

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the photos that match at least one word, those with most matches first. */
function findPhotos(query: string, orientation: string): Photo[] {
  const asked = wordsIn(query);
  const score = ({ alt, words }: Photo) => {
    const held = wordsIn(`${alt} ${words}`);
    return asked.filter((word) => held.some((one) => one.startsWith(word) || (word.length > 3 && word.startsWith(one))))
      .length;
  };
  return PHOTOS.filter(({ shape }) => !orientation || shape === orientation)
    .map((photo) => ({ photo, score: score(photo) }))
    .filter((found) => found.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ photo }) => photo);
}

/** A page of photos with their descriptions and photographers. */
const photosPage = (photos: readonly Photo[], title = "Photo library"): Page => ({
  title,
  body: html`<h1>${title}</h1>
    <p class="soft">Drawn by Offertory for trying things out. The photographers are made up.</p>
    <ul class="cards">
      ${photos.map(
        ({ id, alt, by }) =>
          html`<li class="card">
            <p><img src="/photos/${id}/tiny.jpeg" alt="${alt}" width="280" height="200" loading="lazy" /></p>
            <p>${alt}</p>
            <p class="soft">${by}</p>
          </li>`,
      )}
    </ul>`,
});

function photographerPage(slug: string): Page | null {
  const own = PHOTOS.filter(({ by }) => by.toLowerCase().replaceAll(" ", "-") === slug);
  return own[0] ? photosPage(own, own[0].by) : null;
}

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A photo as the Pexels API (version 1) returns it. */
function showPhoto({ id, alt, by, shape, color }: Photo, origin: string) {
  return {
    id,
    ...ORIGINAL[shape],
    url: `${origin}/photo/${slug(alt)}-${id}/`,
    photographer: by,
    photographer_url: `${origin}/@${slug(by)}`,
    photographer_id: by.length * 1000 + by.charCodeAt(0),
    avg_color: color,
    src: Object.fromEntries(SIZE_NAMES.map((size) => [size, `${origin}/photos/${id}/${size}.jpeg`])),
    liked: false,
    alt,
  };
}
