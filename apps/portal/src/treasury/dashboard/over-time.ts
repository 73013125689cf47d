import type { GivingDashboard } from "@offertory/contract";

export interface OverTime {
  key: string;
  isYear: boolean;
  /** Dollars. */
  net: number;
  before: number | null;
}

/** So many months still stand side by side; more are shown year by year. */
const MAX_MONTHS = 24;

/** The bars of the chart: months, or years where there are too many months to tell apart. */
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

/** Dollars are added as whole cents, so that nothing of a cent is left over. */
const cents = (dollars: readonly number[]): number =>
  dollars.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
