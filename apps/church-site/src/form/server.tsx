import { brandDeclarations } from "@offertory/ui/color/apply-brand-color.ts";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { CardMarkSprite } from "../give/card/card-mark-sprite.tsx";
import type { FormBoot } from "./boot.ts";
import { FormPage } from "./form-page.tsx";
import { createTranslator } from "./strings.ts";

/** Renders the page on the server; the browser hydrates it. */
export const render = (
  boot: FormBoot,
  formId: string,
): { body: string; foot: string; brand: string; title: string } => ({
  body: renderToString(<FormPage boot={boot} formId={formId} />),
  foot: boot.page.giving ? renderToStaticMarkup(<CardMarkSprite />) : "",
  brand: brandDeclarations(boot.page.church.brandColour),
  title: `${boot.page.form?.name ?? createTranslator(boot.strings)("forms:fill.missingTitle")} · ${boot.page.church.name}`,
});
