export { hrefOn } from "./href-on.ts";
export { SiteColumns } from "./elements/site-columns.tsx";
export { SiteElement } from "./site-element.tsx";
export { SitePage } from "./site-page.tsx";
export { SiteSection } from "./site-section.tsx";
export type { SiteTranslator, SiteSurroundings, SiteStringKey } from "./surroundings.ts";
