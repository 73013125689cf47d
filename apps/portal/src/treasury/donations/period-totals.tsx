import { useRead } from "@offertory/api-client";
import { summarizeDonations } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox, Skeleton } from "@offertory/ui";
import { LoadFailed } from "../../access/load-failed.tsx";
import { useDollars } from "../use-dollars.ts";

/** What was given from one day to another: in all, and to each fund. */
export function PeriodTotals({ from, to }: { from: string; to: string }) {
  const t = useT();
  const dollars = useDollars();
  const { date, number } = useFormats();
  const totals = useRead(summarizeDonations, { query: { from, to } }, { keepPrevious: true });
  const sums = totals.data;
  const figures = sums && [
    { label: t("treasury:totals.given"), value: dollars(sums.amount) },
    { label: t("treasury:totals.gifts"), value: number(sums.count) },
    { label: t("treasury:totals.refunded"), value: dollars(sums.refunded) },
    { label: t("treasury:totals.fees"), value: dollars(sums.fees) },
  ];
  return (
    <DisplayBox title={t("treasury:totals.title", { from: date(from), to: date(to) })} className="mb-4">
      {totals.error && !sums ? (
        <LoadFailed error={totals.error} onRetry={() => void totals.refetch()} />
      ) : !figures ? (
        <div role="status" aria-label={t("treasury:totals.loading")}>
          <Skeleton className="h-12" />
        </div>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {figures.map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-xs text-ink-soft">{label}</dt>
                <dd className="tabular text-lg font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {sums.funds.length > 1 && (
            <ul className="mt-4 grid gap-x-10 gap-y-1 border-t border-line pt-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
              {sums.funds.map(({ id, name, amount }) => (
                <li key={id} className="flex justify-between gap-4">
                  <span className="min-w-0 truncate text-ink-soft">{name}</span>
                  <span className="tabular">{dollars(amount)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </DisplayBox>
  );
}
