import { chooseLanguage, type Language } from "@offertory/i18n";
import type { FastifyRequest } from "fastify";

/** Returns the language of the `language` cookie, else the first language of Accept-Language that we support. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
  const accepted = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((part) => part.split(";")[0]?.trim() ?? "");
  return chooseLanguage(chosen ? [chosen, ...accepted] : accepted);
}
