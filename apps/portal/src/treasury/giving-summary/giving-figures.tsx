import { useSession } from "@offertory/api-client";
import { can, type GivingSummary } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, DescriptionList } from "@offertory/ui";
import { Link } from "@offertory/router";
import { everyText } from "../recurring/recurring-labels.ts";
import { useMoney } from "../use-money.ts";
import { useShortDate } from "../use-short-date.ts";

/** This year, last year, the last donation and the recurring donations of a person or a household. */
export function GivingFigures({ summary }: { summary: GivingSummary }) {
  const t = useT();
  const dollars = useMoney();
  const { thisYear, lastYear, lastYearToDate, last, recurring } = summary;
  if (!last && recurring.length === 0) return <p className="text-sm text-ink-soft">{t("people:giving.none")}</p>;
  return (
    <>
      <p className="text-sm text-ink-soft">{t("people:giving.thisYear")}</p>
      <p className="tabular mb-4 text-2xl font-semibold">{dollars(thisYear)}</p>
      <DescriptionList
        items={[
          { term: t("people:giving.toDate"), value: dollars(lastYearToDate) },
          { term: t("people:giving.lastYear"), value: dollars(lastYear) },
          ...(last ? [{ term: t("people:giving.last"), value: <LastDonation last={last} /> }] : []),
          ...(recurring.length > 0
            ? [{ term: t("people:giving.recurring"), value: <RecurringDonations recurring={recurring} /> }]
            : []),
        ]}
      />
      <p className="mt-4 text-xs text-ink-soft">{t("people:giving.note")}</p>
    </>
  );
}

function LastDonation({ last }: { last: NonNullable<GivingSummary["last"]> }) {
  const dollars = useMoney();
  const date = useShortDate();
  const { can: may } = useSession();
  return (
    <>
      {may(can.viewDonations) ? (
        <Link to={`/treasury/donations/${last.id}`} className="font-medium text-brand hover:underline">
          {dollars(last.amount)}
        </Link>
      ) : (
        dollars(last.amount)
      )}
      <span className="block text-xs text-ink-soft">{date(last.day)}</span>
    </>
  );
}

function RecurringDonations({ recurring }: Pick<GivingSummary, "recurring">) {
  const t = useT();
  const dollars = useMoney();
  return (
    <ul className="flex flex-col gap-2">
      {recurring.map((donation) => (
        <li key={donation.id}>
          {dollars(donation.amount)}
          <span className="block text-xs text-ink-soft first-letter:uppercase">{everyText(t, donation)}</span>
          {donation.failing && <Badge tone="danger">{t("people:giving.failing")}</Badge>}
        </li>
      ))}
    </ul>
  );
}
