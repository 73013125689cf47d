import type { GivingDashboard } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, type Column } from "@offertory/ui";
import { BarsOverTime } from "@offertory/ui/charts/index.ts";
import { renderLink } from "@offertory/router";
import { donationsUrl } from "./donations-url.ts";
import { overTime } from "./over-time.ts";
import { useFigures } from "./use-figures.ts";

type Month = GivingDashboard["months"][number];

/** Donations month by month, compared with the year before. */
export function OverTimeBox({ dashboard, className }: { dashboard: GivingDashboard; className?: string }) {
  const t = useT();
  const { dollars, shortDollars, tickDollars, number, month, shortMonth, date, sentences } = useFigures();
  const today = dashboard.span?.to ?? "";
  const bars = overTime(dashboard.months, today);
  const isCompared = dashboard.before !== null;
  const nameOf = (period: string, isPartial: boolean) =>
    isPartial ? t("dashboard:time.periodSoFar", { period }) : period;
  /** More than twelve months have the same names: the first one and each January show their year. */
  const needsYear = (key: string, index: number) =>
    bars.length > 12 && !bars[index]?.isYear && (index === 0 || key.endsWith("-01"));
  const isByYear = bars.some(({ isYear }) => isYear);
  const columns: Column<Month>[] = [
    { key: "month", header: t("dashboard:time.month"), cell: (row) => nameOf(month(row.month), row.isPartial) },
    { key: "given", header: t("dashboard:figure.given"), align: "end", cell: ({ given }) => dollars(given) },
    {
      key: "off",
      header: t("dashboard:time.returned"),
      align: "end",
      hideBelow: "md",
      cell: ({ refunded, disputed }) => dollars(refunded + disputed),
    },
    { key: "net", header: t("dashboard:figure.net"), align: "end", cell: ({ net }) => dollars(net) },
    {
      key: "gifts",
      header: t("dashboard:figure.gifts"),
      align: "end",
      hideBelow: "sm",
      cell: ({ gifts }) => number(gifts),
    },
  ];
  if (isCompared) {
    const cell = ({ before }: Month) => (before === null ? "–" : dollars(before));
    columns.push({ key: "before", header: t("dashboard:time.before"), align: "end", cell });
  }
  const caption = [
    t(isByYear ? "dashboard:time.captionYears" : "dashboard:time.caption"),
    ...(isCompared ? [t("dashboard:time.compared")] : []),
    ...(bars.some(({ isPartial }) => isPartial) ? [t("dashboard:time.partial", { day: date(today) })] : []),
    t("dashboard:time.open"),
  ];
  return (
    <DisplayBox title={t("dashboard:time.box")} className={className}>
      <BarsOverTime
        caption={sentences(...caption)}
        points={bars.map(({ key, isYear, net, before, isPartial, from, to }, index) => ({
          key,
          label: nameOf(isYear ? key : month(key), isPartial),
          shortLabel: isYear ? key : shortMonth(key),
          value: net,
          before,
          isPartial,
          note: isPartial ? t("dashboard:time.soFar") : needsYear(key, index) ? key.slice(0, 4) : undefined,
          href: donationsUrl({ from, to }),
        }))}
        renderLink={renderLink}
        formats={{ exact: dollars, short: shortDollars, tick: tickDollars }}
        words={{
          now: t("dashboard:time.now"),
          soFar: t("dashboard:time.soFar"),
          ...(isCompared && { before: t("dashboard:time.before") }),
        }}
        table={{
          rows: dashboard.months,
          rowKey: (row) => row.month,
          columns,
          showLabel: t("dashboard:table.show"),
          hideLabel: t("dashboard:table.hide"),
        }}
      />
    </DisplayBox>
  );
}
