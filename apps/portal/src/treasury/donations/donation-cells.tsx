import type { ChurchDonation } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { useDonorName } from "../donors/use-donor-name.ts";
import { useMoney } from "../use-money.ts";
import { useShortDate } from "../use-short-date.ts";
import { DonationState } from "./donation-state.tsx";
import { methodText } from "./donation-labels.ts";
import { fundsOf } from "./funds-of.ts";

interface CellProps {
  gift: ChurchDonation;
}

/** The donor; narrow screens also show the date, method and any unusual status here. */
export function DonorCell({ gift }: CellProps) {
  const t = useT();
  const donorName = useDonorName();
  const date = useShortDate();
  return (
    <span className="block py-1">
      <span className={gift.person ? "block truncate font-medium" : "block truncate font-medium text-ink-soft"}>
        {donorName(gift.person)}
      </span>
      <span className="block truncate text-xs font-normal text-ink-soft sm:hidden">
        {date(gift.donationDate)} · {methodText(t, gift)}
      </span>
      {gift.status !== "succeeded" && (
        <span className="mt-1 block sm:hidden">
          <DonationState status={gift.status} />
        </span>
      )}
      {gift.recurring && (
        <span className="hidden text-xs font-normal text-ink-soft sm:block">{t("treasury:donations.recurring")}</span>
      )}
    </span>
  );
}

/** The name of a single fund, or several funds with their amounts. */
export function FundsCell({ gift }: CellProps) {
  const { money } = useFormats();
  const funds = fundsOf(gift);
  if (funds.length === 1) return funds[0]?.name;
  return (
    <ul className="py-1 text-xs">
      {funds.map(({ id, name, given }) => (
        <li key={id} className="tabular flex justify-between gap-3">
          <span>{name}</span>
          <span className="text-ink-soft">{money(given)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The amount, struck through if voided, with the refunded amount below. */
export function AmountCell({ gift: { amount, refunded, status } }: CellProps) {
  const t = useT();
  const dollars = useMoney();
  return (
    <>
      {status === "voided" ? <s className="text-ink-soft">{dollars(amount)}</s> : dollars(amount)}
      {refunded > 0 && (
        <span className="block text-xs text-ink-soft">
          {t("treasury:donations.refunded", { amount: dollars(refunded) })}
        </span>
      )}
    </>
  );
}
