import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Dollars } from "../amounts/dollars.ts";

/** This year, the last twelve months including the current one, or everything; each until today. */
export const DASHBOARD_RANGES = ["year", "months", "all"] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/**
 * Sums of donations. A donation, its refunds and its disputes all count on the day of the donation, in the church's
 * time zone; a voided donation does not count.
 */
export const GivingSums = z.object({
  given: Dollars,
  /** `refunded` by the church; `disputed` was taken back by donors' banks and not won back. */
  refunded: Dollars,
  disputed: Dollars,
  /** `given` less `refunded` and `disputed`. Processing fees are not subtracted. */
  net: Dollars,
  gifts: z.int(),
});
export type GivingSums = z.output<typeof GivingSums>;

/** Sums over whole donations, with the processing fees and the part that came from recurring gifts. */
export const GivingFigures = z.extend(GivingSums, { fees: Dollars, recurring: Dollars });
export type GivingFigures = z.output<typeof GivingFigures>;

const Days = z.object({ from: z.string(), to: z.string() });

export const GivingDashboard = z.object({
  /** Days in the church's time zone; both are included. Null while there are no donations. */
  span: z.nullable(Days),
  figures: GivingFigures,
  /**
   * The days with which the span is compared: the same days a year earlier. Every `before` in this answer counts only
   * these days. Null for the range `all`, which has no earlier year.
   */
  before: z.nullable(z.extend(Days, { figures: GivingFigures })),
  /** Every month of the span, with the same days of that month a year earlier. */
  months: z.array(
    z.extend(GivingSums, {
      month: z.string(),
      before: z.nullable(Dollars),
      /** Whether the month is not over. Its sums, and those of the earlier year, count the days until today. */
      isPartial: z.boolean(),
    }),
  ),
  /** The sums of each fund, largest first. `addedForFees` is what donors added for fees, which no fund received. */
  funds: z.array(z.extend(GivingSums, { id: z.string(), name: z.string(), before: z.nullable(Dollars) })),
  addedForFees: GivingSums,
  donors: z.object({
    /** Donors within the span. Donations without a person are not counted. */
    count: z.int(),
    /** Donors whose first donation is within the span; null for the range `all`. */
    fresh: z.nullable(z.int()),
    /** Donors who gave in the year before the span, but not within it; null for the range `all`. */
    lapsed: z.nullable(z.int()),
  }),
});
export type GivingDashboard = z.output<typeof GivingDashboard>;

export const readGivingDashboard = endpoint({
  api: "giving",
  method: "GET",
  path: "/dashboard",
  summary:
    "Read the giving dashboard: donations over time and by fund, compared with the year before, and the number of donors",
  query: z.object({ range: z.enum(DASHBOARD_RANGES) }),
  answer: GivingDashboard,
});

const Due = z.object({ amount: Dollars, gifts: z.int() });

export const forecastGiving = endpoint({
  api: "giving",
  method: "GET",
  path: "/dashboard/forecast",
  summary: "Forecast the payments of active recurring gifts for each of the next twelve months",
  answer: z.object({
    /** How many recurring gifts are active. */
    active: z.int(),
    /** What is still due in the current month. */
    thisMonth: Due,
    months: z.array(z.extend(Due, { month: z.string() })),
  }),
});
