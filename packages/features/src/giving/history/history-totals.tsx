import type { OwnGift } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { coveredFees, totalOf, totalPending, totalRefunded, totalsByFund } from "./given-gifts.ts";
import type { ReactNode } from "react";

interface HistoryTotalsProps {
  gifts: readonly OwnGift[];
  /** The download of the year's statement, given by the caller. */
  statement?: ReactNode;
}

/** The totals of a year: per fund, covered fees, and overall; below them the year's statement. */
export function HistoryTotals({ gifts, statement }: HistoryTotalsProps) {
  const t = useT();
  const { money } = useFormats();
  const fees = coveredFees(gifts);
  const refunded = totalRefunded(gifts);
  const pending = totalPending(gifts);
  return (
    <div className="flex min-w-0 flex-col gap-4">
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
      {refunded > 0 && (
        <p className="text-sm text-ink-soft">{t("giving:history.refundedNote", { amount: money(refunded) })}</p>
      )}
      {pending > 0 && (
        <p className="text-sm text-ink-soft">{t("giving:history.pendingNote", { amount: money(pending) })}</p>
      )}
      {statement && <div>{statement}</div>}
    </div>
  );
}

const Line = ({ term, amount }: { term: string; amount: string }) => (
  <div className="flex justify-between gap-4 text-ink">
    <dt className="min-w-0 wrap-anywhere text-ink-soft">{term}</dt>
    <dd>{amount}</dd>
  </div>
);
