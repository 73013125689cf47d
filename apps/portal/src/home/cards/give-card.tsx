import { useSession } from "@offertory/api-client";
import type { HomeCardOf } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { buttonClass, DisplayBox } from "@offertory/ui";
import { HandHeart, Repeat } from "@offertory/ui/icons.ts";
import { useMoney } from "../../treasury/use-money.ts";

/** The way to give, and to give the same as last time. */
export function GiveCard({ card: { last } }: { card: HomeCardOf<"give"> }) {
  const t = useT();
  const dollars = useMoney();
  const { date, list } = useFormats();
  const church = useSession().church?.church.name ?? "";
  return (
    <DisplayBox title={t("shell:home.give.title")} icon={<HandHeart />}>
      <p className="text-sm text-pretty text-ink-soft">
        {last
          ? t("shell:home.give.last", { amount: dollars(last.amount), date: date(last.day), funds: list(last.funds) })
          : t("shell:home.give.body", { church })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/giving" className={buttonClass({ variant: "primary" })}>
          {t("shell:home.give.button")}
        </Link>
        {last && (
          <Link to={`/giving?again=${last.id}`} className={buttonClass()}>
            <Repeat />
            {t("shell:home.give.again", { amount: dollars(last.amount) })}
          </Link>
        )}
      </div>
    </DisplayBox>
  );
}
