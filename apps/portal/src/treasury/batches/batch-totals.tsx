import type { Batch } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useDollars } from "../use-dollars.ts";

/** How many gifts and how much, in sight while gifts are entered. */
export function BatchTotals({ batch: { donationCount, totalAmount } }: { batch: Batch }) {
  const t = useT();
  const dollars = useDollars();
  return (
    <div className="short:static sticky top-2 z-10 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-raised px-4 py-3 shadow-float sm:px-5">
      <span className="text-sm text-ink-soft">{t("treasury:batches.count", { count: donationCount })}</span>
      <span className="tabular text-lg font-semibold">
        <span className="sr-only">{t("treasury:donation.total")} </span>
        {dollars(totalAmount)}
      </span>
    </div>
  );
}
