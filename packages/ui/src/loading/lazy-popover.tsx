import { cloneElement, type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { Skeleton } from "../feedback/skeleton.tsx";
import { useSnackbar } from "../feedback/snackbar-context.ts";
import { FOCUSABLE, Popover, type PopoverProps } from "../overlays/popover.tsx";
import { useLazyComponent } from "./use-lazy-component.ts";

type TriggerProps = { onPointerEnter?: () => void; onFocus?: () => void };

interface LazyPopoverProps<Props extends object> extends Pick<PopoverProps, "label" | "className"> {
  trigger: ReactElement<TriggerProps>;
  load(): Promise<ComponentType<Props>>;
  loadingText: string;
  /** The error message when the code cannot be loaded. */
  failedText: string;
  /** Returns the props of the contents. `close` closes the popover. */
  contents(close: () => void): Props;
}

/**
 * A popover whose code is loaded when its trigger is approached. If loading fails, the popover closes with an error
 * message, and opening it again retries.
 */
export function LazyPopover<Props extends object>(props: LazyPopoverProps<Props>) {
  const { label, className, trigger, load, loadingText, failedText, contents } = props;
  const snackbar = useSnackbar();
  const [open, setOpen] = useState(false);
  const loadEarly = () => void load().catch(() => {});
  const { component: Contents } = useLazyComponent({
    load,
    isWanted: open,
    onFailed: () => {
      snackbar.error(failedText);
      setOpen(false);
    },
  });
  return (
    <Popover
      label={label}
      className={className}
      open={open}
      onOpenChange={setOpen}
      trigger={cloneElement(trigger, { onPointerEnter: loadEarly, onFocus: loadEarly })}
    >
      {Contents ? (
        <FocusArrived>
          <Contents {...contents(() => setOpen(false))} />
        </FocusArrived>
      ) : (
        <div role="status" aria-label={loadingText}>
          <Skeleton className="h-40" />
        </div>
      )}
    </Popover>
  );
}

/** Moves the focus from the popover to the first control of contents that arrived after it was opened. */
function FocusArrived({ children }: { children: ReactElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = place.current?.closest<HTMLElement>("[role=dialog]");
    if (popover && popover === document.activeElement) popover.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, []);
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}
