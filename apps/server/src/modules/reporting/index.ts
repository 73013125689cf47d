export { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
export { sumUp } from "./dashboard/sum-up.ts";
export type { ReportingTables } from "./reporting-tables.ts";
export { type Reporting, openReporting } from "./reporting.ts";
export { totalsRoutes } from "./totals/totals.routes.ts";
