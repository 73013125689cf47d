import type { ChurchDonation } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { useMoney } from "../use-money.ts";
import { fundsOf } from "./funds-of.ts";

/** The fund lines and the covered fee; together they are the whole donation. */
export function DonationFunds({ gift }: { gift: ChurchDonation }) {
  const t = useT();
  const dollars = useMoney();
  const { money } = useFormats();
  const line = "flex justify-between gap-4 py-1.5";
  return (
    <DisplayBox title={t("treasury:field.funds")}>
      <dl className="tabular text-sm">
        {fundsOf(gift).map(({ id, name, given }) => (
          <div key={id} className={line}>
            <dt className="min-w-0 wrap-anywhere">{name}</dt>
            <dd>{money(given)}</dd>
          </div>
        ))}
        {gift.coveredFee > 0 && (
          <div className={line}>
            <dt className="text-ink-soft">{t("treasury:donation.coveredFee")}</dt>
            <dd>{dollars(gift.coveredFee)}</dd>
          </div>
        )}
        <div className={`${line} mt-1 border-t border-line font-semibold`}>
          <dt>{t("treasury:donation.total")}</dt>
          <dd>{dollars(gift.amount)}</dd>
        </div>
      </dl>
    </DisplayBox>
  );
}
