import type { GivingDashboard } from "@offertory/contract";

export interface OverTime {
  key: string;
  isYear: boolean;
  /** In dollars. */
  net: number;
  before: number | null;
}

/** A chart of more months than this has bars too thin to read; it shows years then. */
const MAX_MONTHS = 24;

/** Returns the bars of the chart: months, or years if there are too many months. */
export function overTime(months: GivingDashboard["months"]): OverTime[] {
  if (months.length <= MAX_MONTHS)
    return months.map(({ month, net, before }) => ({ key: month, isYear: false, net, before }));
  return [...Map.groupBy(months, ({ month }) => month.slice(0, 4))].map(([key, inYear]) => ({
    key,
    isYear: true,
    net: cents(inYear.map(({ net }) => net)),
    before: null,
  }));
}

/** Adds dollars as whole cents, to avoid rounding errors of floating-point numbers. */
const cents = (dollars: readonly number[]): number =>
  dollars.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
