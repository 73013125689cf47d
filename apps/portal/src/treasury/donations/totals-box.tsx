import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox, Notice, Skeleton } from "@offertory/ui";
import type { ReactNode } from "react";
import { LoadFailed } from "@offertory/features/access";
import { useDollars } from "../use-dollars.ts";

interface Totals {
  amount: number;
  count: number;
  refunded: number;
  /** Null for a fund, because fees are not split by fund. */
  fees: number | null;
  funds: readonly { id: string; name: string; amount: number }[];
}

interface TotalsBoxProps {
  title: ReactNode;
  /** Undefined while loading; null if there are too many donations to add up. */
  totals: Totals | null | undefined;
  most: number;
  error: unknown;
  onRetry(): void;
}

/** The totals of donations: overall and per fund. */
export function TotalsBox({ title, totals, most, error, onRetry }: TotalsBoxProps) {
  const t = useT();
  const { number } = useFormats();
  return (
    <DisplayBox title={title} className="mb-4">
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
    </DisplayBox>
  );
}

function Figures({ totals }: { totals: Totals }) {
  const t = useT();
  const dollars = useDollars();
  const { number } = useFormats();
  const figures = [
    { label: t("treasury:totals.given"), value: dollars(totals.amount) },
    { label: t("treasury:totals.gifts"), value: number(totals.count) },
    { label: t("treasury:totals.refunded"), value: dollars(totals.refunded) },
    ...(totals.fees === null ? [] : [{ label: t("treasury:totals.fees"), value: dollars(totals.fees) }]),
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {totals.funds.length > 1 && (
        <ul className="mt-4 grid gap-x-10 gap-y-1 border-t border-line pt-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {totals.funds.map(({ id, name, amount }) => (
            <li key={id} className="flex justify-between gap-4">
              <span className="min-w-0 truncate text-ink-soft">{name}</span>
              <span className="tabular">{dollars(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
