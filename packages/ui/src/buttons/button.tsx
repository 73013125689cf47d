import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { SpinnerMark } from "../feedback/spinner-mark.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { useFocusableDisabled } from "./use-focusable-disabled.ts";

export type ButtonProps = ComponentPropsWithRef<"button"> &
  ButtonLook & {
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

/**
 * A button. While it is busy, it keeps its focus and cannot be pressed again. A button that becomes disabled when it is
 * pressed ("Save", "Next") keeps its focus too, so that keyboard users do not lose their position.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    busy = false,
    busyLabel,
    icon,
    className,
    children,
    onClick,
    type = "button",
    ...rest
  } = props;
  const { isAriaDisabled, props: disabledProps } = useFocusableDisabled(props);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || isAriaDisabled) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      {...disabledProps}
      aria-disabled={busy || isAriaDisabled || rest["aria-disabled"]}
      onClick={press}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
