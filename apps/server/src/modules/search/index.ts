export type { Search } from "./search.ts";
export { searchRoutes } from "./search.routes.ts";
