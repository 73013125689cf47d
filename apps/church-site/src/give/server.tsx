import { setPageMoney } from "@offertory/i18n";
import { brandDeclarations } from "@offertory/ui/color/apply-brand-color.ts";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Boot } from "./boot.ts";
import { CardFields } from "./card/card-fields.tsx";
import { CardMarkSprite } from "./card/card-mark-sprite.tsx";
import { cardFields } from "./card/card-part.tsx";
import { ChurchFoot } from "./church-foot.tsx";
import { GivePage } from "./give-page.tsx";
import { ShapeSprite } from "../public-page/shape-sprite.tsx";
import { createTranslator } from "./strings.ts";

cardFields.drawn = CardFields;

/** Renders the page on the server; the browser hydrates it. */
export function render(boot: Boot): { body: string; foot: string; brand: string; title: string } {
  setPageMoney(boot.page.money);
  return {
    body: renderToString(<GivePage boot={boot} />),
    // Not hydrated, so that it adds nothing to the script.
    foot: renderToStaticMarkup(
      <>
        <ChurchFoot church={boot.page.church} t={createTranslator(boot.strings)} />
        <CardMarkSprite />
        <ShapeSprite />
      </>,
    ),
    brand: brandDeclarations(boot.page.church.brandColour),
    title: createTranslator(boot.strings)("give:title", { church: boot.page.church.name }),
  };
}
