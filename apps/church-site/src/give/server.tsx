import { brandDeclarations } from "@offertory/ui/color/apply-brand-color.ts";
import { renderToString } from "react-dom/server";
import type { Boot } from "./boot.ts";
import { CardFields } from "./card/card-fields.tsx";
import { cardFields } from "./card/card-part.tsx";
import { GivePage } from "./give-page.tsx";
import { createTranslator } from "./strings.ts";

cardFields.drawn = CardFields;

/** Renders the page on the server; the browser hydrates it. */
export const render = (boot: Boot): { body: string; brand: string; title: string } => ({
  body: renderToString(<GivePage boot={boot} />),
  brand: brandDeclarations(boot.page.church.brandColour),
  title: createTranslator(boot.strings)("give:title", { church: boot.page.church.name }),
});
