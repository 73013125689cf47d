/** One span of time in a chart. */
export interface ChartPoint {
  key: string;
  /** In full, such as "November 2026"; and so short that twelve of them stand side by side. */
  label: string;
  shortLabel: string;
  value: number;
  /** What it is held against; null where there is nothing. */
  before?: number | null | undefined;
}

/** How a chart writes its values: exactly, in the room above a bar, and at the steps of its scale. */
export interface ChartFormats {
  exact(value: number): string;
  short(value: number): string;
  tick(value: number): string;
}

/** What a bar says when it is reached by keyboard or pointer. */
export interface ChartTexts {
  now: string;
  before?: string | undefined;
}

export const describePoint = (
  { label, value, before }: ChartPoint,
  { exact }: ChartFormats,
  { now, before: then }: ChartTexts,
): string =>
  [
    `${label}: ${exact(value)} ${now}`,
    ...(typeof before === "number" && then ? [`${exact(before)} ${then}`] : []),
  ].join(", ");
