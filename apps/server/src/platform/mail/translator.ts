import type { Language } from "@offertory/i18n";
import type { openLanguages } from "@offertory/i18n/server";

/** The words of one language. */
export type Speech = ReturnType<Awaited<ReturnType<typeof openLanguages>>>;

export type Speak = (language: Language) => Promise<Speech>;
