import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { SpinnerMark } from "../feedback/spinner-mark.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { useResting } from "./use-resting.ts";

export type ButtonProps = ComponentPropsWithRef<"button"> &
  ButtonLook & {
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

/**
 * A button that says what it does; while busy it keeps its place and its focus, and cannot be pressed twice. One that
 * is disabled by its own press ("Save", "Next") keeps the focus too, so that a keyboard does not lose its place.
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
  const { resting, props: rests } = useResting(props);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || resting) {
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
      {...rests}
      aria-disabled={busy || resting || rest["aria-disabled"]}
      onClick={press}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
