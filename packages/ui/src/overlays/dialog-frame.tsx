import { Dialog as Base } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useOpener } from "./use-opener.ts";

export type DialogSize = "small" | "medium" | "large";

const sizes: Record<DialogSize, string> = { small: "sm:max-w-md", medium: "sm:max-w-xl", large: "sm:max-w-3xl" };

type DialogFrameProps = {
  open: boolean;
  size: DialogSize;
  initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  children: ReactNode;
  className?: string | undefined;
};

/** The backdrop and the frame of a dialog: at the bottom of the screen on phones, in the middle on larger screens. */
export function DialogFrame({ open, size, initialFocus, children, className }: DialogFrameProps) {
  const popup = useOpener(open);
  return (
    <Base.Portal>
      <Backdrop />
      <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
        <Base.Popup
          initialFocus={initialFocus}
          ref={popup}
          finalFocus={false}
          className={classNames(
            "relative flex max-h-[92dvh] w-full flex-col overflow-hidden short:overflow-y-auto rounded-t-[14px] border border-line bg-raised text-ink",
            "pb-[env(safe-area-inset-bottom)] shadow-float transition-[opacity,translate] duration-200 sm:max-h-[85dvh] sm:rounded-card",
            "data-ending-style:translate-y-4 data-ending-style:opacity-0 data-ending-style:duration-120",
            "data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:data-starting-style:translate-y-1",
            sizes[size],
            className,
          )}
        >
          {children}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

export function Backdrop() {
  return (
    <Base.Backdrop
      className={
        "fixed inset-0 z-50 bg-scrim transition-opacity duration-200 " +
        "data-ending-style:opacity-0 data-ending-style:duration-120 data-starting-style:opacity-0"
      }
    />
  );
}
