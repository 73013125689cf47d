import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Tab<Value extends string = string> = { value: Value; label: ReactNode; count?: number | undefined };

export type TabsProps<Value extends string = string> = {
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** The accessible name of the tab list. */
  label?: string | undefined;
  children?: ((value: Value) => ReactNode) | undefined;
  panels?: Partial<Record<Value, ReactNode>> | undefined;
  className?: string | undefined;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, tabs, label, children, panels, className } = props;

  function choose(chosen: unknown) {
    const tab = tabs.find((tab) => tab.value === chosen);
    if (tab && tab.value !== value) onChange(tab.value);
  }

  return (
    <Base.Root value={value} onValueChange={choose} className={classNames("min-w-0", className)}>
      <Base.List
        activateOnFocus
        aria-label={label}
        className="-mx-1 mb-5 flex gap-1 overflow-x-auto border-b border-line px-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={
              "relative flex h-11 shrink-0 items-center gap-2 px-2.5 text-sm font-medium whitespace-nowrap text-ink-soft " +
              "transition-colors outline-offset-[-3px] hover:text-ink aria-selected:text-ink " +
              "after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full aria-selected:after:bg-brand"
            }
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="tabular rounded-full bg-sunken px-1.5 text-xs text-ink-soft">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        // Panels contain focusable elements, so the panel itself is not a tab stop.
        <Base.Panel key={tab.value} value={tab.value} tabIndex={-1} className="min-w-0 outline-none">
          {children ? children(tab.value) : panels?.[tab.value]}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
