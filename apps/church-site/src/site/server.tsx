import { brandDeclarations } from "@offertory/ui/color/apply-brand-color.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "./drawing.ts";
import { headOf, titleOf } from "./head.ts";
import { SiteFrame } from "./site-frame.tsx";

/** Renders a page as static HTML on the server. */
export const render = (drawing: Drawing): { body: string; head: string; brand: string; title: string } => ({
  body: renderToStaticMarkup(<SiteFrame {...drawing} />),
  head: headOf(drawing),
  brand: brandDeclarations(drawing.data.church.brandColour),
  title: titleOf(drawing),
});
