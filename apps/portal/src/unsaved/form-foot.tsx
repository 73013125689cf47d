import type { ReactNode } from "react";

/** The buttons of a long form. On desks they stay in sight; on phones the foot of the screen belongs to the navigation. */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface py-3 lg:sticky lg:bottom-0 lg:z-10">
      <span role="status" className="grow text-sm text-ink-soft">
        {note}
      </span>
      {children}
    </div>
  );
}
