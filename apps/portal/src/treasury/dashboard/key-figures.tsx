import type { GivingDashboard, GivingFigures } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { useFigures } from "./use-figures.ts";

interface Figure {
  label: string;
  value: string;
  hint?: string | undefined;
  /** The figure a year earlier. */
  was?: string | undefined;
}

/** The key figures of the range, each with that of a year earlier. */
export function KeyFigures({ dashboard, className }: { dashboard: GivingDashboard; className?: string }) {
  const t = useT();
  const { date } = useFigures();
  const figures = useFiguresOf(dashboard);
  const { before } = dashboard;
  return (
    <DisplayBox
      title={t("dashboard:figure.box")}
      className={className}
      footer={before && t("dashboard:figure.compared", { from: date(before.from), to: date(before.to) })}
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] sm:gap-x-6">
        {figures.map(({ label, value, hint, was }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular text-lg font-semibold wrap-anywhere sm:text-xl">{value}</dd>
            {hint && <dd className="text-xs text-pretty text-ink-soft">{hint}</dd>}
            {was && <dd className="tabular text-xs text-ink-soft">{was}</dd>}
          </div>
        ))}
      </dl>
    </DisplayBox>
  );
}

function useFiguresOf({ figures, before, donors }: GivingDashboard): Figure[] {
  const t = useT();
  const { dollars, number, share } = useFigures();
  const figure = (
    label: string,
    of: (figures: GivingFigures) => number,
    write: (value: number) => string,
    hint?: string,
  ): Figure => {
    const [now, then] = [of(figures), before ? of(before.figures) : 0];
    const was = before && (now !== 0 || then !== 0) ? t("dashboard:figure.was", { before: write(then) }) : undefined;
    return { label, value: write(now), hint, was };
  };
  return [
    figure(t("dashboard:figure.net"), ({ net }) => net, dollars, t("dashboard:figure.netHint")),
    figure(t("dashboard:figure.given"), ({ given }) => given, dollars),
    figure(t("dashboard:figure.refunded"), ({ refunded }) => refunded, dollars),
    figure(t("dashboard:figure.disputed"), ({ disputed }) => disputed, dollars),
    figure(t("dashboard:figure.gifts"), ({ gifts }) => gifts, number),
    { label: t("dashboard:figure.donors"), value: number(donors.count) },
    figure(t("dashboard:figure.average"), ({ given, gifts }) => (gifts > 0 ? given / gifts : 0), dollars),
    figure(
      t("dashboard:figure.recurring"),
      ({ recurring }) => recurring,
      dollars,
      t("dashboard:figure.recurringHint", { share: share(figures.recurring, figures.given) }),
    ),
    figure(t("dashboard:figure.fees"), ({ fees }) => fees, dollars, t("dashboard:figure.feesHint")),
  ];
}
