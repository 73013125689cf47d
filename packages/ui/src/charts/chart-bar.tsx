import type { ReactNode } from "react";
import type { RenderLink } from "../render-link.ts";
import { type ChartFormats, type ChartPoint, type ChartTexts, describePoint } from "./chart-point.ts";
import type { BarNavigation } from "./use-bar-navigation.ts";

interface ChartBarProps {
  index: number;
  point: ChartPoint;
  formats: ChartFormats;
  words: ChartTexts;
  navigation: BarNavigation;
  renderLink: RenderLink;
  /** What is drawn beside the bar. It is outside of the link, whose name is longer than these texts. */
  texts: ReactNode;
  children: ReactNode;
}

/** A bar with its label and values as its name. A point with an `href` is a link, as an SVG can contain links. */
export function ChartBar(props: ChartBarProps) {
  return (
    <g>
      <Bar {...props} />
      <g aria-hidden="true" className="pointer-events-none">
        {props.texts}
      </g>
    </g>
  );
}

function Bar({ index, point, formats, words, navigation, renderLink, children }: ChartBarProps) {
  const props = {
    "aria-label": describePoint(point, formats, words),
    className: "group outline-none",
    ...navigation.barProps(index),
  };
  if (point.href !== undefined) return renderLink(point.href, children, props);
  return (
    <g role="img" {...props}>
      {children}
    </g>
  );
}
