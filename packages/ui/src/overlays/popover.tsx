import { type ReactElement, type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import type { Align, Side } from "./position-popup.ts";
import { Popup } from "./popup.tsx";

export type PopoverProps = {
  trigger: ReactElement;
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: Align | undefined;
  side?: Side | undefined;
  children: ReactNode;
  className?: string | undefined;
};

export const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/** A popup with any content, beside its trigger. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = "end", side = "bottom", children, className } = props;
  const [opened, setOpened] = useState(false);

  function change(next: boolean) {
    setOpened(next);
    onOpenChange?.(next);
  }

  return (
    <Popup
      role="dialog"
      {...{ label, trigger, align, side }}
      open={open ?? opened}
      onOpenChange={change}
      firstFocus={(popup) => popup.querySelector<HTMLElement>(FOCUSABLE)}
      className={classNames("min-w-64", className)}
    >
      {() => children}
    </Popup>
  );
}
