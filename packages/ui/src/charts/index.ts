export { BarsOverTime, type BarsOverTimeProps } from "./bars-over-time.tsx";
export type { ChartFormats, ChartPoint, ChartTexts } from "./chart-point.ts";
export type { ChartTable } from "./chart-frame.tsx";
export { ShareBars, type SharePart, type ShareBarsProps } from "./share-bars.tsx";
