import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

export type DisplayBoxProps = {
  title: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** Removes the padding, for content that has its own, such as a table. */
  flush?: boolean | undefined;
  className?: string | undefined;
};

/** A card with a heading. */
export function DisplayBox(props: DisplayBoxProps) {
  const { title, icon, actions, children, footer, headingLevel = 2, flush = false, className } = props;
  const headingId = useId();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        "min-w-0 rounded-card border border-line bg-raised shadow-card print:shadow-none",
        !flush && "print:break-inside-avoid",
        className,
      )}
    >
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
        <div className="flex min-w-0 grow items-center gap-2.5 text-ink-soft">
          {icon}
          <Heading id={headingId} className="text-base font-semibold wrap-anywhere text-ink">
            {title}
          </Heading>
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div> : null}
      </div>
      <div className={flush ? "" : "p-4 sm:p-5"}>{children}</div>
      {footer ? <div className="border-t border-line px-4 py-3 text-sm text-ink-soft sm:px-5">{footer}</div> : null}
    </section>
  );
}
