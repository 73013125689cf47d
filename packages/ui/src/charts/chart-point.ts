/** One period in a chart. */
export interface ChartPoint {
  key: string;
  /** The full label, such as "November 2026", and one that is short enough for twelve bars side by side. */
  label: string;
  shortLabel: string;
  value: number;
  /** The earlier value to compare with; null when there is none. */
  before?: number | null | undefined;
  /** Whether the period is not over, so that its bar is striped. `label` must say so too. */
  isPartial?: boolean | undefined;
  /** A second line below the short label, such as the year of a January. */
  note?: string | undefined;
  /** Where the bar leads to, such as the donations of the period. */
  href?: string | undefined;
}

/** Formats values: exactly, briefly above a bar, and at the ticks of the scale. */
export interface ChartFormats {
  exact(value: number): string;
  short(value: number): string;
  tick(value: number): string;
  /** The value with its unit, such as "1 response", if the form of the unit depends on the number. */
  withUnit?(value: number): string;
}

/** Words behind the values when a bar is described to a screen reader or below the chart. */
export interface ChartTexts {
  now: string;
  before?: string | undefined;
  /** What striped bars are in the legend: periods that are not over. */
  soFar?: string | undefined;
}

export const describePoint = (
  { label, value, before }: ChartPoint,
  { exact, withUnit }: ChartFormats,
  { now, before: then }: ChartTexts,
): string =>
  [
    `${label}: ${withUnit ? withUnit(value) : `${exact(value)} ${now}`}`,
    ...(typeof before === "number" && then ? [`${exact(before)} ${then}`] : []),
  ].join("; ");
