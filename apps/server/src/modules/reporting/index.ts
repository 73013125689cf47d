export { givingCard } from "./home/giving-card.ts";
export { sumUp } from "./dashboard/sum-up.ts";
export type { ReportingTables } from "./reporting-tables.ts";
export { type Reporting, openReporting } from "./reporting.ts";
export { reportingRoutes } from "./reporting-routes.ts";
