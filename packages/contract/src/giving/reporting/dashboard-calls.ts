import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Dollars } from "../amounts/dollars.ts";

/** This year, the last twelve months with the present one, or all that was ever given; each until today. */
export const DASHBOARD_RANGES = ["year", "months", "all"] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/**
 * What came in. A gift counts on its day in the church's calendar, and so does whatever was taken off it later; one that was voided
 * counts for nothing.
 */
export const GivingSums = z.object({
  given: Dollars,
  /** Given back to donors, or taken back by their banks and not won back. */
  refunded: Dollars,
  disputed: Dollars,
  /** What is left of what was given: less what was refunded, less what is disputed. Fees are not taken off. */
  net: Dollars,
  gifts: z.int(),
});
export type GivingSums = z.output<typeof GivingSums>;

/** Of whole gifts: also what payment providers kept, and what of it came by recurring gifts. */
export const GivingFigures = z.extend(GivingSums, { fees: Dollars, recurring: Dollars });
export type GivingFigures = z.output<typeof GivingFigures>;

const Days = z.object({ from: z.string(), to: z.string() });

export const GivingDashboard = z.object({
  /** Days of the church's calendar, both included. Null while nobody has given. */
  span: z.nullable(Days),
  figures: GivingFigures,
  /** The same days a year earlier; null where all was asked for. */
  before: z.nullable(z.extend(Days, { figures: GivingFigures })),
  /** Every month of the span, and the whole of the same month a year earlier. */
  months: z.array(z.extend(GivingSums, { month: z.string(), before: z.nullable(Dollars) })),
  /** What each fund got, the largest first; and what donors added for fees, which no fund got. */
  funds: z.array(z.extend(GivingSums, { id: z.string(), name: z.string(), before: z.nullable(Dollars) })),
  addedForFees: GivingSums,
  donors: z.object({
    /** Who gave within the span, as far as they are known by name. */
    count: z.int(),
    /** Whose first gift ever lies in the span. Null where all was asked for. */
    fresh: z.nullable(z.int()),
    /** Who gave in the year before the span, and not in it. */
    lapsed: z.nullable(z.int()),
  }),
});
export type GivingDashboard = z.output<typeof GivingDashboard>;

export const readGivingDashboard = endpoint({
  api: "giving",
  method: "GET",
  path: "/dashboard",
  summary: "What was given over time and to what, against the year before, and how many gave",
  query: z.object({ range: z.enum(DASHBOARD_RANGES) }),
  answer: GivingDashboard,
});

const Due = z.object({ amount: Dollars, gifts: z.int() });

export const forecastGiving = endpoint({
  api: "giving",
  method: "GET",
  path: "/dashboard/forecast",
  summary: "What recurring gifts that are active will bring in each of the next twelve months, when all goes well",
  answer: z.object({
    /** Recurring gifts that are active. */
    active: z.int(),
    /** What is still due in the present month. */
    thisMonth: Due,
    months: z.array(z.extend(Due, { month: z.string() })),
  }),
});
