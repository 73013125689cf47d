import type { FastifyInstance } from "fastify";
import type { Content } from "./content.ts";
import { elementRoutes } from "./elements/element.routes.ts";
import { navigationRoutes } from "./navigation/navigation.routes.ts";
import { pageRoutes } from "./page-editor/page.routes.ts";
import { publishingRoutes } from "./publishing.routes.ts";
import { sectionRoutes } from "./sections/section.routes.ts";

export { openContent, type Content, type ContentNeeds } from "./content.ts";
export { findPages } from "./page-editor/find-pages.ts";
export { listSites, readSiteMap } from "./site/read-site-map.ts";
export { readSitePage, type SitePage } from "./site/read-site-page.ts";

/** Registers all endpoints of the module. */
export const contentRoutes = (app: FastifyInstance, content: Content) => {
  for (const routes of [pageRoutes, sectionRoutes, elementRoutes, publishingRoutes, navigationRoutes]) {
    routes(app, content);
  }
};
