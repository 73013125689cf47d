import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonLook, buttonClass } from "./button-class.ts";

export type ButtonLinkProps = ComponentPropsWithRef<"a"> & ButtonLook & { href: string; icon?: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      rel={rest.target === "_blank" ? "noopener noreferrer" : rest.rel}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {icon}
      {children}
    </a>
  );
}
