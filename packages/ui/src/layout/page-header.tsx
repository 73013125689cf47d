import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { usePageHelp } from "./page-help.ts";

export type Statistic = { label: string; value: ReactNode; icon?: ReactNode };

export type PageHeaderProps = {
  icon?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  statistics?: Statistic[] | undefined;
  back?: ReactNode;
  className?: string | undefined;
};

/** The header of a page: title, actions and statistics. */
export function PageHeader({ icon, title, subtitle, actions, statistics, back, className }: PageHeaderProps) {
  const help = usePageHelp();
  return (
    <header className={classNames("mb-6", className)}>
      {back ? <div className="mb-3 text-sm text-ink-soft">{back}</div> : null}
      <div className="flex flex-wrap items-start gap-x-2 gap-y-4">
        <div className="flex min-w-0 grow basis-64 items-center gap-3.5">
          {icon ? (
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-card bg-brand-soft text-brand"
            >
              {icon}
            </span>
          ) : null}
          <div className="min-w-0 grow">
            <h1 className="text-2xl font-semibold wrap-anywhere text-ink">{title}</h1>
            {subtitle ? <p className="mt-1 text-sm text-pretty text-ink-soft">{subtitle}</p> : null}
          </div>
          {help ? <div className="shrink-0 self-start">{help}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      {statistics?.length ? <Statistics statistics={statistics} /> : null}
    </header>
  );
}

function Statistics({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4">
      {statistics.map(({ label, value, icon }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="flex items-center gap-1.5 text-xs text-ink-soft [&_svg]:size-4">
            {icon}
            {label}
          </dt>
          <dd className="tabular text-lg font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
