import { chooseLanguage, type Language } from "@offertory/i18n";
import type { FastifyRequest } from "fastify";

/** The language that was chosen before, else the first that the browser asks for and we have. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
  const accepted = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((part) => part.split(";")[0]?.trim() ?? "");
  return chooseLanguage(chosen ? [chosen, ...accepted] : accepted);
}
