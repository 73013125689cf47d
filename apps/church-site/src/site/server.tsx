import { churchAmountsOf } from "@offertory/contract/giving/amounts/currency-amounts";
import { setPageMoney } from "@offertory/i18n";
import { brandDeclarations } from "@offertory/ui/color/apply-brand-color.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "./drawing.ts";
import { headOf, titleOf } from "./head.ts";
import { SiteFrame } from "./site-frame.tsx";

/** Renders a page as static HTML on the server. */
export function render(drawing: Drawing): { body: string; head: string; brand: string; title: string } {
  const { church } = drawing.data;
  setPageMoney(churchAmountsOf(church.currency));
  return {
    body: renderToStaticMarkup(<SiteFrame {...drawing} />),
    head: headOf(drawing),
    brand: brandDeclarations(church.brandColour),
    title: titleOf(drawing),
  };
}
