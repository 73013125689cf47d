import type { HomeCardOf } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { Repeat } from "@offertory/ui/icons.ts";
import { useMoney } from "../../treasury/use-money.ts";
import { CardList, CardRow } from "./card-list.tsx";

/** The person's own recurring donations, each with its next payment. */
export function OwnRecurringCard({ card: { recurring } }: { card: HomeCardOf<"ownRecurring"> }) {
  const t = useT();
  const dollars = useMoney();
  const { date } = useFormats();
  return (
    <DisplayBox flush title={t("shell:home.recurring.title")} icon={<Repeat />}>
      <CardList>
        {recurring.map(({ id, amount, nextDay }) => (
          <CardRow
            key={id}
            to="/giving"
            title={dollars(amount)}
            detail={
              nextDay ? (
                t("shell:home.recurring.next", { date: date(nextDay) })
              ) : (
                <span className="font-medium text-danger">{t("shell:home.recurring.failed")}</span>
              )
            }
          />
        ))}
      </CardList>
    </DisplayBox>
  );
}
