import { createElement, type ReactElement, type SVGProps } from "react";

/** An icon of lucide, as `keepShapes` leaves it. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Renders an icon as lucide does, without the options that we never use. Replaces lucide's own factory in the browser
 * bundles.
 */
export default function createLightIcon({ node }: IconData) {
  return ({ className = "", ...rest }: SVGProps<SVGSVGElement>): ReactElement =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide ${className}`,
        ...(!("aria-label" in rest || "role" in rest) && { "aria-hidden": true }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
