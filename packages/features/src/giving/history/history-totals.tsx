import { useFormats, useT } from "@offertory/i18n/react";
import { coveredFees, type GivenGift, totalOf, totalsByFund } from "./given-gifts.ts";

/** What was given in a year: to each fund, for fees, and together. */
export function HistoryTotals({ gifts }: { gifts: readonly GivenGift[] }) {
  const t = useT();
  const { money } = useFormats();
  const fees = coveredFees(gifts);
  return (
    <dl className="tabular flex flex-col gap-1 text-sm">
      {totalsByFund(gifts).map(({ id, name, cents }) => (
        <Line key={id} term={name} amount={money(cents)} />
      ))}
      {fees > 0 && <Line term={t("giving:history.fees")} amount={money(fees)} />}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold text-ink">
        <dt>{t("giving:history.total")}</dt>
        <dd>{money(totalOf(gifts))}</dd>
      </div>
    </dl>
  );
}

const Line = ({ term, amount }: { term: string; amount: string }) => (
  <div className="flex justify-between gap-4 text-ink">
    <dt className="min-w-0 wrap-anywhere text-ink-soft">{term}</dt>
    <dd>{amount}</dd>
  </div>
);
