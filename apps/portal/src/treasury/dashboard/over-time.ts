import type { GivingDashboard } from "@offertory/contract";
import { decimalOfUnits, sumUnitsOf } from "@offertory/i18n";

export interface OverTime {
  key: string;
  isYear: boolean;
  /** As a decimal. */
  net: number;
  before: number | null;
  /** Whether the month or year is not over. */
  isPartial: boolean;
  /** The first and the last day of the donations that the bar counts. */
  from: string;
  to: string;
}

/** A chart of more months than this has bars too thin to read; it shows years then. */
const MAX_MONTHS = 24;

/** Returns the bars of the chart: months, or years if there are too many months. `today` is the last day that counts. */
export function overTime(months: GivingDashboard["months"], today: string): OverTime[] {
  if (months.length <= MAX_MONTHS)
    return months.map(({ month, net, before, isPartial }) => ({
      key: month,
      isYear: false,
      net,
      before,
      isPartial,
      from: `${month}-01`,
      to: isPartial ? today : lastDayOf(month),
    }));
  return [...Map.groupBy(months, ({ month }) => month.slice(0, 4))].map(([key, inYear]) => {
    const isPartial = today < `${key}-12-31`;
    return {
      key,
      isYear: true,
      net: sumOfDecimals(inYear.map(({ net }) => net)),
      before: null,
      isPartial,
      from: `${key}-01-01`,
      to: isPartial ? today : `${key}-12-31`,
    };
  });
}

function lastDayOf(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

/** Adds decimals as whole minor units, to avoid rounding errors of floating-point numbers. */
const sumOfDecimals = (decimals: readonly number[]): number =>
  decimalOfUnits(decimals.reduce((sum, each) => sum + sumUnitsOf(each), 0));
