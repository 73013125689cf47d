import type { CallAnswer, readStatementYear } from "@offertory/contract";
import { sumUnitsOf } from "@offertory/i18n";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";

type YearSums = Pick<CallAnswer<typeof readStatementYear>, "amount" | "allDonations" | "differences">;

/** Explains why the total of a year's statements is not the total that the dashboard shows. Nothing if they are equal. */
export function TotalsBox({ year, sums }: { year: number; sums: YearSums }) {
  const t = useT();
  const { money } = useFormats();
  /** Sums can be negative, and exceed the maximum of one amount. */
  const dollars = (sum: number) => money(sumUnitsOf(sum));
  const { amount, allDonations, differences } = sums;
  const reasons = [
    { label: t("statements:compare.anonymous"), amount: differences.anonymous },
    { label: t("statements:compare.ofRemovedPeople"), amount: differences.ofRemovedPeople },
    { label: t("statements:compare.belowZero"), amount: differences.belowZero },
    { label: t("statements:compare.afterToday"), amount: differences.afterToday },
  ].filter((reason) => reason.amount !== 0);
  if (reasons.length === 0) return null;
  return (
    <DisplayBox title={t("statements:compare.box", { year })} className="lg:col-span-2">
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{t("statements:compare.hint")}</p>
      <dl className="mt-3 grid max-w-xl grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-sm">
        <dt>{t("statements:compare.statements")}</dt>
        <dd className="tabular text-end">{dollars(amount)}</dd>
        {reasons.map((reason) => (
          <div key={reason.label} className="col-span-2 grid grid-cols-subgrid">
            <dt>{reason.label}</dt>
            <dd className="tabular text-end">{dollars(reason.amount)}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1.5 font-semibold">
          <dt>{t("statements:compare.total")}</dt>
          <dd className="tabular text-end">{dollars(allDonations)}</dd>
        </div>
      </dl>
    </DisplayBox>
  );
}
