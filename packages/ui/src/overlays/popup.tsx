import {
  cloneElement,
  type ComponentProps,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "../class-names.ts";
import { anchorPopup } from "./anchor-popup.ts";
import { keepFocus, openerOf } from "./keep-focus.ts";
import type { Align, Side } from "./position-popup.ts";
import { useDismissal } from "./use-dismissal.ts";

export type PopupProps = {
  role: "menu" | "dialog";
  label: string;
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side: Side;
  align: Align;
  /** Returns the element that gets the focus when the popup opens. */
  firstFocus: (popup: HTMLElement) => HTMLElement | null | undefined;
  onTriggerKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>, close: () => void) => void) | undefined;
  /** Gets a function that closes the popup and returns the focus to the trigger. */
  children: (close: () => void) => ReactNode;
  className?: string | undefined;
};

type TriggerProps = Pick<
  ComponentProps<"button">,
  "aria-haspopup" | "aria-expanded" | "aria-controls" | "onClick" | "onKeyDown"
> & {
  "data-popup-open"?: boolean | undefined;
};

/**
 * A trigger and its popup. The popup is in the browser's top layer, so it needs no portal and no z-index, and keeps its
 * place in the tab order.
 */
export function Popup(props: PopupProps) {
  const { role, label, trigger, open, onOpenChange, side, align, firstFocus, children, className } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The wrapper has no box of its own, so the popup is placed beside the trigger in it.
    const opener = anchor.current?.firstElementChild;
    return open && popup.current && opener ? anchorPopup(popup.current, opener, { side, align }) : undefined;
  }, [open, anchor, popup, side, align]);
  const dismissal = useDismissal({ anchor, popup, open, onDismiss: () => onOpenChange(false) });

  const held = useRef(false);
  const focuses = useRef(firstFocus);
  useEffect(() => {
    focuses.current = firstFocus;
  });
  useEffect(() => {
    if (open && popup.current) (focuses.current(popup.current) ?? popup.current).focus({ preventScroll: true });
  }, [open, popup]);
  useEffect(() => keepFocus({ open, held, popup: popup.current, opener: openerOf(anchor.current), focuses }));

  function close() {
    openerOf(anchor.current)?.focus();
    onOpenChange(false);
  }

  function closesOnEscape(event: KeyboardEvent<HTMLElement>): boolean {
    const here = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== "Escape" || !open || !here) return false;
    event.preventDefault();
    event.stopPropagation();
    close();
    return true;
  }

  return (
    <>
      <span ref={anchor} className="contents">
        {isValidElement<TriggerProps>(trigger)
          ? cloneElement(trigger, {
              "aria-haspopup": role,
              "aria-expanded": open,
              "aria-controls": open ? id : undefined,
              "data-popup-open": open || undefined,
              onClick: (event) => {
                trigger.props.onClick?.(event);
                onOpenChange(!open);
              },
              onKeyDown: (event) => {
                trigger.props.onKeyDown?.(event);
                if (!closesOnEscape(event)) props.onTriggerKeyDown?.(event);
              },
            })
          : trigger}
      </span>
      {open ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role comes as a prop, which the rule cannot see
        <div
          {...dismissal}
          onFocus={() => {
            dismissal.onFocus();
            held.current = true;
          }}
          ref={popup}
          id={id}
          role={role}
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          onKeyDown={(event) => {
            if (!closesOnEscape(event)) props.onKeyDown?.(event, close);
          }}
          className={classNames(
            "fixed inset-auto max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-raised text-ink shadow-float",
            "transition-[opacity,translate] duration-120 starting:-translate-y-1 starting:opacity-0 data-[side=top]:starting:translate-y-1",
            className,
          )}
        >
          {children(close)}
        </div>
      ) : null}
    </>
  );
}
