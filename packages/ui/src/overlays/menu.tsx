import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { plainLink } from "../plain-link.tsx";
import type { RenderLink } from "../render-link.ts";
import { floatingClass } from "./floating-class.ts";

export type MenuChoice = {
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  href?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};

export type MenuItem = MenuChoice | "separator";

export type MenuProps = {
  trigger: ReactElement;
  items: readonly MenuItem[];
  label: string;
  align?: "start" | "center" | "end" | undefined;
  side?: "top" | "bottom" | undefined;
  /** Draws the links of items with an href; the app's own router. */
  renderLink?: RenderLink | undefined;
  className?: string | undefined;
};

/** A list of choices behind a button. */
export function Menu(props: MenuProps) {
  const { trigger, items, label, align = "end", side = "bottom", renderLink = plainLink, className } = props;
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup aria-label={label} className={classNames(floatingClass, "min-w-48 p-1", className)}>
            {items.map((item, place) =>
              item === "separator" ? (
                // Lines have nothing but their place to be told apart by.
                // oxlint-disable-next-line react/no-array-index-key
                <Base.Separator key={`separator-${place}`} className="mx-1 my-1 h-px bg-line" />
              ) : (
                <Choice key={item.label} choice={item} renderLink={renderLink} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const choiceClass =
  "flex min-h-11 cursor-default items-center gap-2.5 rounded-field px-2.5 text-base outline-none select-none md:min-h-9 md:text-sm " +
  "data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:text-ink-soft";
const dangerClass = "text-danger data-highlighted:bg-danger-soft [&_svg]:text-danger!";

function Choice({ choice, renderLink }: { choice: MenuChoice; renderLink: RenderLink }) {
  const { label, icon, onSelect, href, danger, disabled } = choice;
  const className = classNames(choiceClass, danger && dangerClass);
  const contents = (
    <>
      {icon}
      <span className="min-w-0 grow truncate">{label}</span>
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Base.LinkItem
        closeOnClick
        className={className}
        onClick={onSelect}
        render={({ children, ...props }) => <>{renderLink(href, children, props)}</>}
      >
        {contents}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={className}>
      {contents}
    </Base.Item>
  );
}
