import { createHash } from "node:crypto";
import { browserStrings } from "@offertory/i18n/server";
import type { FastifyInstance } from "fastify";
import { fileOf } from "./app-files.ts";
import { once } from "./once.ts";
import { sendFile } from "./send-file.ts";

const readLocales = once(() => {
  const files = new Map(
    [...browserStrings()].map(([name, texts]) => [`${name}.json`, fileOf("strings.json", Buffer.from(texts))]),
  );
  const version = createHash("sha256")
    .update([...files.values()].map(({ etag }) => etag()).join())
    .digest("base64url")
    .slice(0, 10);
  return { files, version };
});

/** Serves the translations for browsers: `/locales/de.json`, `/locales/de/treasury.json`. Returns their version. */
export function addLocales(app: FastifyInstance): string {
  const { files, version } = readLocales();
  app.get<{ Params: { "*": string }; Querystring: { v?: string } }>("/locales/*", async (request, reply) => {
    const file = files.get(request.params["*"]);
    if (!file) return reply.callNotFound();
    return sendFile(request, reply, file, { forever: request.query.v === version });
  });
  return version;
}
