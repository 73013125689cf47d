import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Statistic = { label: string; value: ReactNode; icon?: ReactNode };

export type PageHeaderProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** A sentence about the page. Phones have no room for it; there the help explains the page. */
  subtitle?: ReactNode;
  /** What the record is, such as its status or date; shown on every screen. */
  facts?: ReactNode;
  actions?: ReactNode;
  statistics?: Statistic[] | undefined;
  back?: ReactNode;
  className?: string | undefined;
};

/** The header of a page: title, actions and statistics. On phones the title and the actions are one row if they fit. */
export function PageHeader({ icon, title, subtitle, facts, actions, statistics, back, className }: PageHeaderProps) {
  return (
    <header className={classNames("mb-4 sm:mb-6", className)}>
      {back ? <div className="print:hidden mb-2 text-sm text-ink-soft sm:mb-3">{back}</div> : null}
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-3 sm:items-start">
        <div
          className={classNames(
            "flex grow basis-0 items-center gap-3.5 sm:min-w-0 sm:basis-64",
            facts ? "min-w-1/2" : "min-w-fit",
          )}
        >
          {icon ? (
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-card bg-brand-soft text-brand max-sm:hidden"
            >
              {icon}
            </span>
          ) : null}
          <div className="min-w-0 grow">
            <h1 className="text-xl font-semibold wrap-anywhere text-ink sm:text-2xl">{title}</h1>
            {subtitle ? <p className="mt-1 text-sm text-pretty text-ink-soft max-sm:hidden">{subtitle}</p> : null}
            {facts ? <div className="mt-1 text-sm text-pretty text-ink-soft">{facts}</div> : null}
          </div>
        </div>
        {actions ? (
          <div className="flex max-w-full flex-wrap items-center gap-2 empty:hidden print:hidden max-sm:[&>:is(a,button)]:px-3 max-sm:[&>:is(a,button)]:text-sm">
            {actions}
          </div>
        ) : null}
      </div>
      {statistics?.length ? <Statistics statistics={statistics} /> : null}
    </header>
  );
}

function Statistics({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 sm:mt-5 sm:gap-x-8 sm:gap-y-3 sm:border-t sm:border-line sm:pt-4">
      {statistics.map(({ label, value, icon }) => (
        <div key={label} className="flex items-baseline gap-1.5 max-sm:flex-row-reverse sm:flex-col-reverse sm:gap-0">
          <dt className="flex items-center gap-1.5 text-xs text-ink-soft [&_svg]:size-4">
            {icon}
            {label}
          </dt>
          <dd className="tabular text-sm font-semibold text-ink sm:text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
