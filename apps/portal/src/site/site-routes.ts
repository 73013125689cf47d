import type { RouteObject } from "@offertory/router";
import type { MakePage } from "../page-maker.ts";

/** The pages of a church's public site, for those who work on it. */
export const siteRoutes = (page: MakePage): RouteObject[] => [
  page("/site", { title: "site", article: "site", words: ["pages"] }, () =>
    import("./list/site-pages.tsx").then((file) => file.SitePages),
  ),
  page("/site/pages/:id", { title: "sitePage", article: "site", words: ["pages", "editors"] }, () =>
    import("./editor/page-editor.tsx").then((file) => file.PageEditor),
  ),
  page("/site/menu", { title: "siteMenu", article: "site", words: ["pages"] }, () =>
    import("./menu/menu-page.tsx").then((file) => file.MenuPage),
  ),
];
