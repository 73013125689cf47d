import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { useFocusableDisabled } from "./use-focusable-disabled.ts";

export type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "children"> &
  ButtonLook & {
    label: string;
    icon: ReactNode;
  };

const squares = { small: "w-9 px-0! md:w-8", medium: "w-11 px-0! md:w-10" };

/** A square button with an icon. The label is its accessible name and its tooltip. */
export function IconButton({ label, icon, variant = "quiet", size = "medium", className, ...rest }: IconButtonProps) {
  const { isAriaDisabled, props: disabledProps } = useFocusableDisabled(rest);
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...disabledProps}
      aria-disabled={isAriaDisabled || rest["aria-disabled"]}
      onClick={(event: MouseEvent<HTMLButtonElement>) =>
        isAriaDisabled ? event.preventDefault() : rest.onClick?.(event)
      }
      aria-label={label}
      className={classNames(buttonClass({ variant, size }), squares[size], className)}
    >
      {icon}
    </button>
  );
}
