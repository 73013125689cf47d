import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { X } from "../icons.ts";
import { DialogFrame, type DialogSize } from "./dialog-frame.tsx";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  size?: DialogSize | undefined;
  /** Whether the focus starts at the title, for content to read before its buttons are used. */
  startAtTitle?: boolean | undefined;
  closeLabel: string;
  className?: string | undefined;
};

/** A modal dialog. Escape, the close button and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, size = "medium", closeLabel, className } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const start = props.startAtTitle ? { tabIndex: -1, ref: heading } : {};
  // Content to read may have nothing that takes the focus: it must scroll by keyboard nevertheless.
  const scrolls = props.startAtTitle ? { tabIndex: 0 } : {};
  return (
    <Base.Root open={open} onOpenChange={(opens) => (opens ? undefined : onClose())}>
      <DialogFrame
        open={open}
        size={size}
        className={className}
        initialFocus={props.startAtTitle ? heading : undefined}
      >
        <div className="border-b border-line py-4 pr-14 pl-5">
          {/* A focus ring would make the title look interactive. */}
          <Base.Title {...start} className="text-lg font-semibold wrap-anywhere outline-none">
            {title}
          </Base.Title>
          {description ? (
            <Base.Description className="mt-1 text-sm text-pretty text-ink-soft">{description}</Base.Description>
          ) : null}
        </div>
        {children ? (
          <div
            {...scrolls}
            className="min-h-0 grow scroll-p-3 overflow-y-auto overscroll-contain p-5 has-data-dialog-foot:scroll-pb-20 short:shrink-0 short:overflow-visible"
          >
            {children}
          </div>
        ) : null}
        {actions ? (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3.5">{actions}</div>
        ) : null}
        {/* Last in the tab order, so that the content of the dialog comes first. */}
        <Base.Close
          render={<IconButton size="small" label={closeLabel} icon={<X />} className="absolute top-3 right-3" />}
        />
      </DialogFrame>
    </Base.Root>
  );
}
