import type { ReactElement, ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { ChevronDown, X } from "../icons.ts";
import { Menu } from "../overlays/menu.tsx";

export interface BulkAction {
  label: string;
  icon: ReactElement;
  onSelect(): void;
  /** Says that the action is running; without it, the action is not. */
  busyLabel?: string | undefined;
}

interface BulkBarProps {
  label: string;
  /** Says how many rows are selected. */
  count: string;
  actions: readonly BulkAction[];
  /** Names the menu in which narrow screens show the actions. */
  actionsLabel: string;
  clearLabel: string;
  onClear(): void;
  /** The dialogs of the actions. */
  children?: ReactNode;
}

/**
 * Wraps a table and the bar of its bulk actions. The height of the bar is fixed, so that the header of the table can
 * stay visible below it.
 */
export function WithBulkBar({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className={bar ? "[--bulk-bar-height:3.75rem] short:[--bulk-bar-height:0px]" : undefined}>
      {bar}
      {children}
    </div>
  );
}

/** The actions for the selected rows of a table; the bar stays visible while the table scrolls. */
export function BulkBar({ label, count, actions, actionsLabel, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky top-(--header-height,0px) z-10 h-15 bg-surface py-1 short:static"
    >
      <div className="flex h-full items-center gap-2 rounded-card border border-line bg-brand-soft px-3 shadow-card sm:gap-3 sm:px-4">
        <span role="status" className="min-w-0 grow text-sm font-medium">
          {count}
        </span>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            icon={action.icon}
            busy={Boolean(action.busyLabel)}
            busyLabel={action.busyLabel}
            onClick={action.onSelect}
            className="max-lg:hidden"
          >
            {action.label}
          </Button>
        ))}
        <Menu
          label={actionsLabel}
          trigger={
            <Button size="small" icon={<ChevronDown />} className="lg:hidden">
              {actionsLabel}
            </Button>
          }
          items={actions.map(({ label: name, icon, onSelect }) => ({ label: name, icon, onSelect }))}
        />
        <IconButton size="small" label={clearLabel} icon={<X />} onClick={onClear} />
        {children}
      </div>
    </div>
  );
}
