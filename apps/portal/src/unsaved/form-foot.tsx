import { type ReactNode, useEffect, useRef } from "react";

/**
 * The buttons of a long form. On wide screens they stay visible; on phones the navigation is at the bottom of the
 * screen.
 */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = foot.current?.closest("form");
    form?.addEventListener("focusin", showWhole);
    return () => form?.removeEventListener("focusin", showWhole);
  }, []);
  return (
    <div
      ref={foot}
      className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface py-3 lg:sticky lg:bottom-0 short:static! lg:z-10"
    >
      <span role="status" className="grow text-sm text-ink-soft">
        {note}
      </span>
      {children}
    </div>
  );
}

/** Browsers scroll only to the first line of a text area that gets the focus; the buttons would cover the others. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}
