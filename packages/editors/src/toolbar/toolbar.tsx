import { classNames } from "@offertory/ui";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";

const TOOLS = "[data-tool]";

interface ToolbarProps {
  label: string;
  /** Whether it stays one row, which its container scrolls. */
  isOneRow?: boolean;
  children: ReactNode;
}

/** A toolbar with a single tab stop; the arrow keys move between its tools. */
export function Toolbar({ label, isOneRow = false, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];

  function markStop() {
    const all = tools();
    const stop = all.find((tool) => tool === current.current) ?? all[0];
    for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
  }
  useLayoutEffect(markStop);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = tools();
    const next = placeByKey(
      event.key,
      all.findIndex((tool) => tool === document.activeElement),
      all.length,
    );
    if (next === null) return;
    // A focused select would change its value on these keys.
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tools inside have the focus, one at a time
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      onFocus={({ target }) => {
        current.current = target;
        markStop();
      }}
      className={classNames("flex items-center gap-0.5", !isOneRow && "flex-wrap border-b border-line pb-2")}
    >
      {children}
    </div>
  );
}

function placeByKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** A line between groups of tools. */
export const ToolGap = () => <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />;
