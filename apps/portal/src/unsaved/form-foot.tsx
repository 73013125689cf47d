import type { ReactNode } from "react";

/**
 * The buttons of a long form. On wide screens they stay visible; on phones the navigation is at the bottom of the
 * screen.
 */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface py-3 lg:sticky lg:bottom-0 short:static! lg:z-10">
      <span role="status" className="grow text-sm text-ink-soft">
        {note}
      </span>
      {children}
    </div>
  );
}
