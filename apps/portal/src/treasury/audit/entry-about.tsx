import type { LedgerEntry } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { ChevronRight } from "@offertory/ui/icons.ts";
import { useMoney } from "../use-money.ts";
import { reasonText } from "./ledger-labels.ts";
import { CheckpointMark } from "./checkpoint-mark.tsx";

const linkClass = "link-target text-brand underline-offset-3 hover:underline";

/** What happened and the donation it is about. Narrow screens also show the time and the checkpoint here. */
export function EntryAbout({ entry, onGift }: { entry: LedgerEntry; onGift(donationId: string): void }) {
  const t = useT();
  const dollars = useMoney();
  const { date, dateTime } = useFormats();
  const { donation, reason, reference, at, checkpoint } = entry;
  return (
    <>
      <span className="block font-medium">{reasonText(t, reason)}</span>
      {donation && (
        <span className="flex flex-wrap gap-x-3 gap-y-2 text-sm">
          <Link to={`/treasury/donations/${encodeURIComponent(donation.id)}`} className={linkClass}>
            {t("dashboard:audit.about", { amount: dollars(donation.amount), day: date(donation.donationDate) })}
          </Link>
          <button type="button" className={linkClass} onClick={() => onGift(donation.id)}>
            {t("dashboard:audit.onlyThis")}
          </button>
        </span>
      )}
      {reference && (
        <details className="group mt-2 text-xs text-ink-soft">
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 hover:underline [&::-webkit-details-marker]:hidden">
            <ChevronRight className="size-3.5 group-open:rotate-90" />
            {t("dashboard:audit.reference")}
          </summary>
          <code className="block wrap-anywhere">{reference}</code>
        </details>
      )}
      <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-soft sm:hidden">
        {dateTime(at)}
        <CheckpointMark checkpoint={checkpoint} />
      </span>
    </>
  );
}
