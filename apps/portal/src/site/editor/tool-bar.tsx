import { useT } from "@offertory/i18n/react";
import { classNames, IconButton, Menu, type MenuItem } from "@offertory/ui";
import { Ellipsis } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

export interface Tool {
  label: string;
  icon: ReactNode;
  onSelect(): void;
  disabled?: boolean;
  danger?: boolean;
  /** Also a button of its own where there is room. */
  isQuick?: boolean;
}

/** Until it is pointed at or focused. Who touches the screen cannot point, and sees it always. */
const HIDDEN = "opacity-0 focus-within:opacity-100 pointer-coarse:opacity-100";

interface ToolBarProps {
  /** What the tools are for. */
  name: string;
  tools: readonly Tool[];
  /** Before the tools: a handle, a name. */
  children?: ReactNode;
  /** In a column, where there is room for the quick ones on wide screens only. */
  isNarrow?: boolean;
  /** The element that they may lie upon. */
  of?: string | undefined;
  className: string;
}

/**
 * The tools of one thing on the page: all of them in a menu, which is one stop of the keyboard and all that a phone has room
 * for; the quick ones as buttons beside it, for the mouse.
 */
export function ToolBar({ name, tools, children, isNarrow = false, of, className }: ToolBarProps) {
  const t = useT();
  const items: MenuItem[] = tools.map(({ label, icon, onSelect, disabled = false, danger = false }) => ({
    label,
    icon,
    onSelect,
    disabled,
    danger,
  }));
  return (
    <div
      data-tools-of={of}
      className={classNames(
        // What has the focus lies above the tools of its neighbours.
        "absolute z-10 flex items-center rounded-card border border-line bg-raised p-0.5 text-ink shadow-float transition-opacity focus-within:z-20 [&_button]:scroll-mt-14",
        HIDDEN,
        className,
      )}
    >
      {children}
      {tools
        .filter(({ isQuick }) => isQuick)
        .map(({ label, icon, onSelect, disabled }) => (
          <IconButton
            key={label}
            size="small"
            tabIndex={-1}
            icon={icon}
            label={`${label}: ${name}`}
            disabled={disabled}
            onClick={onSelect}
            className={isNarrow ? "max-xl:hidden" : "max-md:hidden"}
          />
        ))}
      <Menu
        label={t("pages:canvas.tools", { name })}
        trigger={<IconButton size="small" icon={<Ellipsis />} label={t("pages:canvas.tools", { name })} />}
        items={items}
      />
    </div>
  );
}

/** Dragging is for pointers; the tools move it as well. */
export function DragHandle({ name, onDrag }: { name: string; onDrag(isOn: boolean): void }) {
  return (
    <span
      draggable
      aria-hidden="true"
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      className="flex h-8 w-6 cursor-grab items-center justify-center text-ink-soft active:cursor-grabbing max-md:hidden pointer-coarse:hidden"
    >
      <Ellipsis className="rotate-90" />
    </span>
  );
}
