import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { floatingClass } from "./floating-class.ts";

export type PopoverProps = {
  trigger: ReactElement;
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: "start" | "center" | "end" | undefined;
  side?: "top" | "bottom" | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** Anything at all, floating beside its trigger. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = "end", side = "bottom", children, className } = props;
  return (
    <Base.Root open={open} onOpenChange={(opens) => onOpenChange?.(opens)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup aria-label={label} className={classNames(floatingClass, "min-w-64", className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
