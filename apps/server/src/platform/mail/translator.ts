import type { Language } from "@offertory/i18n";
import type { openLanguages } from "@offertory/i18n/server";

/** The words of one language. */
export type Translator = ReturnType<Awaited<ReturnType<typeof openLanguages>>>;

export type TranslatorFor = (language: Language) => Promise<Translator>;
