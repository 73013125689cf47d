import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** The allowed gaps, in pixels. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

const gaps: Record<Gap, string> = {
  4: "gap-1",
  8: "gap-2",
  12: "gap-3",
  16: "gap-4",
  24: "gap-6",
  32: "gap-8",
  48: "gap-12",
  64: "gap-16",
};

export type StackProps = { gap?: Gap | undefined; children: ReactNode; className?: string | undefined };

/** Arranges its children in a column with equal gaps. */
export function Stack({ gap = 16, children, className }: StackProps) {
  return <div className={classNames("flex min-w-0 flex-col", gaps[gap], className)}>{children}</div>;
}
