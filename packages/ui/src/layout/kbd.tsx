import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** The name of a keyboard key. */
export function Kbd({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <kbd
      className={classNames(
        "inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line bg-sunken px-1",
        "font-sans text-xs text-ink-soft",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
