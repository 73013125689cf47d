import type { PointerEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { RenderLink } from "../render-link.ts";

export type MenuChoice = {
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  href?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};

const looks =
  "flex min-h-11 w-full items-center gap-2.5 rounded-field px-2.5 text-start text-base select-none md:min-h-9 md:text-sm " +
  "outline-offset-[-2px] focus:bg-sunken focus:not-focus-visible:outline-none aria-disabled:opacity-50";
const calm = "text-ink [&_svg]:text-ink-soft";
const alarming = "text-danger focus:bg-danger-soft";

type ChoiceProps = { choice: MenuChoice; renderLink: RenderLink; close: () => void };

/** A menu item. Hovering focuses it, so that only one item is highlighted at a time. */
export function Choice({ choice, renderLink, close }: ChoiceProps) {
  const { label, icon, onSelect, href, danger = false, disabled = false } = choice;

  function select() {
    if (disabled) return;
    close();
    onSelect?.();
  }

  const shared = {
    role: "menuitem",
    tabIndex: -1,
    className: classNames(looks, danger ? alarming : calm),
    onClick: select,
    onPointerMove: (event: PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
  };
  const contents = (
    <>
      {icon}
      <span className="min-w-0 grow truncate">{label}</span>
    </>
  );
  if (href !== undefined && !disabled) return renderLink(href, contents, shared);
  return (
    <button type="button" aria-disabled={disabled || undefined} {...shared}>
      {contents}
    </button>
  );
}
