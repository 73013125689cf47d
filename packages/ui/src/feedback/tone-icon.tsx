import { CircleCheck, CircleX, Info, TriangleAlert } from "../icons.ts";
import type { Tone } from "./tone.ts";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/** The icon of a tone, so that the tone is not conveyed by color alone. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string | undefined }) {
  const Icon = icons[tone];
  return <Icon className={className ?? ""} />;
}
