/** The fill of a bar: the current values, those of a period that is not over or of a forecast, or the earlier values. */
export type BarFill = "now" | "striped" | "before";

/**
 * The classes of a bar's rectangle. With forced colors, the browser keeps the colors of an SVG; system colors keep the
 * bars visible on the reader's background.
 */
export const BAR_CLASSES: Record<BarFill, string> = {
  now: "fill-brand forced-colors:fill-[CanvasText]",
  striped: "stroke-brand forced-colors:stroke-[CanvasText]",
  before: "fill-sunken stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
};

/** The classes of the area behind a bar, which shows the bar that has the focus or the pointer. */
export const AREA_CLASSES = {
  base: "stroke-transparent group-focus-visible:stroke-brand forced-colors:group-focus-visible:stroke-[Highlight]",
  active: "fill-sunken forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
  idle: "fill-transparent",
};

/** The pattern of striped bars, which they use by its id. */
export const StripesPattern = ({ id }: { id: string }) => (
  <svg width="0" height="0" aria-hidden="true" className="absolute">
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-brand-soft forced-colors:fill-[Canvas]" />
      <rect width="3" height="6" className="fill-brand forced-colors:fill-[CanvasText]" />
    </pattern>
  </svg>
);

/** A small sample of a fill, for the legend. */
export const Swatch = ({ fill, stripes }: { fill: BarFill; stripes: string }) => (
  <svg width="12" height="12" aria-hidden="true" className="shrink-0">
    <rect
      x="0.75"
      y="0.75"
      width="10.5"
      height="10.5"
      rx="2"
      strokeWidth="1.5"
      fill={fill === "striped" ? `url(#${stripes})` : undefined}
      className={BAR_CLASSES[fill]}
    />
  </svg>
);
