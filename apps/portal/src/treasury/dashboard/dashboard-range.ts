import { DASHBOARD_RANGES, type DashboardRange } from "@offertory/contract";

export const DEFAULT_RANGE: DashboardRange = "year";

/** The range in an address; whatever it does not know is the usual one. */
export const rangeOfUrl = (url: URLSearchParams): DashboardRange =>
  DASHBOARD_RANGES.find((range) => range === url.get("range")) ?? DEFAULT_RANGE;

export const urlOfRange = (range: DashboardRange): URLSearchParams =>
  new URLSearchParams(range === DEFAULT_RANGE ? {} : { range });
