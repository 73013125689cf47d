import type { Language } from "@offertory/i18n";
import type { openLanguages } from "@offertory/i18n/server";

export type Translator = ReturnType<Awaited<ReturnType<typeof openLanguages>>>;

export type TranslatorFor = (language: Language) => Promise<Translator>;
