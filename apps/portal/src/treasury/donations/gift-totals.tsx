import { useRead } from "@offertory/api-client";
import { MAX_TOTALLED, totalDonations } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { countChosen, periodOf, queryOfFilter, type DonationsFilter } from "./donations-filter.ts";
import { TotalsBox } from "./totals-box.tsx";

/** What the gifts of the list come to. Of all gifts ever, nobody asks that here. */
export function GiftTotals({ filter }: { filter: DonationsFilter }) {
  const t = useT();
  const { date } = useFormats();
  const isNarrowed = countChosen(filter) > 0;
  const query = queryOfFilter(filter);
  const { data, error, refetch } = useRead(totalDonations, { query }, { enabled: isNarrowed, keepPrevious: true });
  if (!isNarrowed) return null;
  const period = periodOf(filter);
  return (
    <TotalsBox
      title={
        period
          ? t("treasury:totals.title", { from: date(period.from), to: date(period.to) })
          : t("treasury:totals.found")
      }
      totals={data && data.totals}
      most={MAX_TOTALLED}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
