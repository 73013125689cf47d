import type { Language } from "@offertory/i18n";
import type { StarterTexts } from "../starter-texts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import { it } from "./it.ts";
import { ko } from "./ko.ts";
import { no } from "./no.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { tl } from "./tl.ts";
import { zh } from "./zh.ts";

/** The texts of the starter site in every language of the product. */
export const STARTER_TEXTS: Record<Language, StarterTexts> = { de, en, es, fr, hi, it, ko, no, pt, ru, tl, zh };
