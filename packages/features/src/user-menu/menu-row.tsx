import { classNames } from "@offertory/ui";
import { ChevronRight } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";

export const rowClass =
  "flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-start text-sm text-ink transition-colors hover:bg-sunken [&>svg]:text-ink-soft";

interface MenuRowProps {
  icon?: ReactNode;
  children: ReactNode;
  /** Rendered at the end of the row, such as a count. */
  end?: ReactNode;
  href?: string | undefined;
  /** Whether it leads to another app. */
  external?: boolean | undefined;
  /** Whether it opens another panel of the menu. */
  opens?: boolean | undefined;
  current?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect?: (() => void) | undefined;
}

export function MenuRow(props: MenuRowProps) {
  const { icon, children, end, href, external, opens, current, disabled, onSelect } = props;
  const contents = (
    <>
      {icon}
      <span className="min-w-0 grow wrap-anywhere">{children}</span>
      {end}
      {opens ? <ChevronRight className="size-4" /> : null}
    </>
  );
  const className = classNames(rowClass, current && "font-medium");
  if (href === undefined || disabled) {
    return (
      <button
        type="button"
        disabled={disabled}
        aria-current={current || undefined}
        onClick={onSelect}
        className={classNames(className, "disabled:opacity-60")}
      >
        {contents}
      </button>
    );
  }
  return external ? (
    <a href={href} className={className} onClick={onSelect}>
      {contents}
    </a>
  ) : (
    <Link to={href} className={className} onClick={onSelect}>
      {contents}
    </Link>
  );
}
