import { setPageMoney } from "@offertory/i18n";
import { brandDeclarations } from "@offertory/ui/color/apply-brand-color.ts";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { CardMarkSprite } from "../give/card/card-mark-sprite.tsx";
import type { FormBoot } from "./boot.ts";
import { FormPage } from "./form-page.tsx";
import { ShapeSprite } from "../public-page/shape-sprite.tsx";
import { createTranslator } from "./strings.ts";

/** Renders the page on the server; the browser hydrates it. */
export function render(boot: FormBoot, formId: string): { body: string; foot: string; brand: string; title: string } {
  setPageMoney(boot.page.money);
  return {
    body: renderToString(<FormPage boot={boot} formId={formId} />),
    foot: renderToStaticMarkup(
      <>
        {boot.page.giving ? <CardMarkSprite /> : null}
        <ShapeSprite />
      </>,
    ),
    brand: brandDeclarations(boot.page.church.brandColour),
    title: `${boot.page.form?.name ?? createTranslator(boot.strings)("forms:fill.missingTitle")} · ${boot.page.church.name}`,
  };
}
