export type { HomePages } from "./home.ts";
export { homeRoutes } from "./home.routes.ts";
