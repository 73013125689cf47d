import { useRead } from "@offertory/api-client";
import { forecastGiving } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, EmptyState, Skeleton } from "@offertory/ui";
import { BarsOverTime } from "@offertory/ui/charts/index.ts";
import { Repeat } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { useFigures } from "./use-figures.ts";

/** Forecasts recurring gifts month by month. */
export function ForecastBox({ className }: { className?: string }) {
  const t = useT();
  const { dollars, shortDollars, tickDollars, number, month, shortMonth } = useFigures();
  const { data, error, refetch } = useRead(forecastGiving, {});
  return (
    <DisplayBox title={t("dashboard:forecast.box")} className={className}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-label={t("dashboard:loading")}>
          <Skeleton className="h-64" />
        </div>
      ) : data.active === 0 ? (
        <EmptyState icon={<Repeat />} title={t("dashboard:forecast.none")} body={t("dashboard:forecast.noneHint")} />
      ) : (
        <>
          <p className="text-lg font-semibold text-pretty">
            {t("dashboard:forecast.sum", {
              count: data.active,
              amount: dollars(data.months.reduce((sum, { amount }) => sum + amount, 0)),
            })}
          </p>
          <p className="mb-3 text-sm text-ink-soft">
            {t("dashboard:forecast.rest", { amount: dollars(data.thisMonth.amount) })} ·{" "}
            {t("dashboard:forecast.failing")}
          </p>
          <BarsOverTime
            caption={t("dashboard:forecast.caption")}
            isExpected
            points={data.months.map(({ month: key, amount }) => ({
              key,
              label: month(key),
              shortLabel: shortMonth(key),
              value: amount,
            }))}
            formats={{ exact: dollars, short: shortDollars, tick: tickDollars }}
            words={{ now: t("dashboard:forecast.due") }}
            table={{
              rows: data.months,
              rowKey: (row) => row.month,
              columns: [
                { key: "month", header: t("dashboard:forecast.month"), cell: (row) => month(row.month) },
                {
                  key: "amount",
                  header: t("dashboard:forecast.amount"),
                  align: "end",
                  cell: ({ amount }) => dollars(amount),
                },
                {
                  key: "gifts",
                  header: t("dashboard:forecast.payments"),
                  align: "end",
                  cell: ({ gifts }) => number(gifts),
                },
              ],
              showLabel: t("dashboard:table.show"),
              hideLabel: t("dashboard:table.hide"),
            }}
          />
        </>
      )}
    </DisplayBox>
  );
}
