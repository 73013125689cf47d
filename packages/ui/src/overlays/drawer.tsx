import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { X } from "../icons.ts";
import { Backdrop } from "./dialog-frame.tsx";
import { useOpener } from "./use-opener.ts";

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: "right" | "left" | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
};

const sides = {
  right: "right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
  left: "left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
};

/** A panel at the side of the screen. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = "right",
  children,
  actions,
  className,
}: DrawerProps) {
  const popup = useOpener(open);
  return (
    <Base.Root open={open} onOpenChange={(opens) => (opens ? undefined : onClose())}>
      <Base.Portal>
        <Backdrop />
        <Base.Popup
          ref={popup}
          finalFocus={false}
          className={classNames(
            "fixed inset-y-0 z-50 flex w-full max-w-md flex-col short:overflow-y-auto border-line bg-raised text-ink shadow-float",
            "transition-transform duration-200 data-ending-style:duration-150",
            sides[side],
            className,
          )}
        >
          <div className="flex min-h-14 items-center border-b border-line py-2 pr-14 pl-5">
            <Base.Title className="text-lg font-semibold wrap-anywhere">{title}</Base.Title>
          </div>
          <div className="min-h-0 grow scroll-p-3 overflow-y-auto overscroll-contain p-5 short:shrink-0 short:overflow-visible">
            {children}
          </div>
          {actions ? (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3.5">
              {actions}
            </div>
          ) : null}
          <Base.Close
            render={<IconButton size="small" label={closeLabel} icon={<X />} className="absolute top-3 right-3" />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
