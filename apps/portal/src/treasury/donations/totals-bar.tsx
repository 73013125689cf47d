import { useFormats, useT } from "@offertory/i18n/react";
import { Notice, Skeleton } from "@offertory/ui";
import { LoadFailed } from "@offertory/features/access";
import { useMoney } from "../use-money.ts";

interface Totals {
  amount: number;
  count: number;
  refunded: number;
  /** Null for a fund, because fees are not split by fund. */
  fees: number | null;
  funds: readonly { id: string; name: string; amount: number }[];
}

interface TotalsBarProps {
  /** Undefined while loading; null if there are too many donations to add up. */
  totals: Totals | null | undefined;
  most: number;
  error: unknown;
  onRetry(): void;
}

/** The number and the sum of the donations of a list, with their parts by fund behind a click. */
export function TotalsBar({ totals, most, error, onRetry }: TotalsBarProps) {
  const t = useT();
  const { number } = useFormats();
  return (
    <section aria-label={t("treasury:totals.label")} className="mb-4">
      {error && totals === undefined ? (
        <LoadFailed error={error} onRetry={onRetry} />
      ) : totals === undefined ? (
        <div role="status" aria-label={t("treasury:totals.loading")}>
          <Skeleton className="h-12" />
        </div>
      ) : totals === null ? (
        <Notice tone="info">{t("treasury:totals.tooMany", { most: number(most) })}</Notice>
      ) : (
        <Figures totals={totals} />
      )}
    </section>
  );
}

function Figures({ totals }: { totals: Totals }) {
  const t = useT();
  const dollars = useMoney();
  const { number } = useFormats();
  const { amount, count, refunded, fees, funds } = totals;
  const figures = [
    { label: t("treasury:totals.gifts"), value: number(count) },
    { label: t("treasury:totals.given"), value: dollars(amount) },
    ...(refunded > 0 ? [{ label: t("treasury:totals.refunded"), value: dollars(refunded) }] : []),
    ...(fees ? [{ label: t("treasury:totals.fees"), value: dollars(fees) }] : []),
  ];
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {funds.length > 1 && (
        <details className="mt-2 text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-brand hover:underline">
            {t("treasury:totals.byFund")}
          </summary>
          <ul className="mt-1 grid gap-x-10 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {funds.map(({ id, name, amount: ofFund }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0 truncate text-ink-soft">{name}</span>
                <span className="tabular">{dollars(ofFund)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
