import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { SpinnerMark } from "../feedback/spinner-mark.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

export type ButtonProps = ComponentPropsWithRef<"button"> &
  ButtonLook & {
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

/** A button that says what it does; while busy it keeps its place and its focus, and cannot be pressed twice. */
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

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
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
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={press}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
