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
  /** Whether the tool is also a button of its own where there is room. */
  isQuick?: boolean;
}

/** Hides a toolbar until hover or focus. Touch screens have no hover, so they always show it. */
const HIDDEN = "opacity-0 focus-within:opacity-100 pointer-coarse:opacity-100";

interface ToolBarProps {
  /** The name of the element or section that the tools are for. */
  name: string;
  tools: readonly Tool[];
  /** Rendered before the tools: a handle or a name. */
  children?: ReactNode;
  /** Whether the quick buttons fit only on wide screens. */
  isNarrow?: boolean;
  /** Whether it is low enough for the space between two elements of a column, so that it covers no text. */
  isLow?: boolean;
  /** The id of the element that the toolbar may overlap; end-to-end tests read it. */
  of?: string | undefined;
  className: string;
}

/**
 * The tools of one element or section: a menu with all of them, which is one tab stop and fits on a phone, and buttons
 * for the quick ones beside it, for the mouse.
 */
export function ToolBar({ name, tools, children, isNarrow = false, isLow = false, of, className }: ToolBarProps) {
  const t = useT();
  const items: MenuItem[] = tools.map(({ label, icon, onSelect, disabled = false, danger = false }) => ({
    label,
    icon,
    onSelect,
    disabled,
    danger,
  }));
  const height = isLow ? "h-6!" : undefined;
  return (
    <div
      data-tools-of={of}
      className={classNames(
        // A focused toolbar is above the toolbars of neighboring elements.
        "absolute z-10 flex items-center rounded-card border border-line bg-raised text-ink shadow-float transition-opacity focus-within:z-20 [&_button]:scroll-mt-14",
        HIDDEN,
        !isLow && "p-0.5",
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
            // Touch screens show the tools of all elements at once, which leaves room only for the menus.
            className={classNames(isNarrow ? "max-xl:hidden" : "max-md:hidden", "pointer-coarse:hidden", height)}
          />
        ))}
      <Menu
        label={t("pages:canvas.tools", { name })}
        trigger={
          <IconButton size="small" icon={<Ellipsis />} label={t("pages:canvas.tools", { name })} className={height} />
        }
        items={items}
      />
    </div>
  );
}

/** A handle for pointers; keyboard users move the element with the tools. */
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
      className="flex h-8 w-6 cursor-grab max-h-full items-center justify-center text-ink-soft active:cursor-grabbing max-md:hidden pointer-coarse:hidden"
    >
      <Ellipsis className="rotate-90" />
    </span>
  );
}
