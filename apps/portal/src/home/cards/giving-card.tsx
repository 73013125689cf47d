import type { ComparedGiving, HomeCardOf } from "@offertory/contract";
import { formatDayRange } from "@offertory/i18n";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { DisplayBox } from "@offertory/ui";
import { Landmark } from "@offertory/ui/icons.ts";
import { useMoney } from "../../treasury/use-money.ts";
import { CardLink } from "./card-list.tsx";

/** What was given this week and this month, compared with a year earlier. */
export function GivingCard({ card }: { card: HomeCardOf<"giving"> }) {
  const t = useT();
  return (
    <DisplayBox
      flush
      title={t("shell:titles.giving")}
      icon={<Landmark />}
      footer={<CardLink to="/treasury">{t("shell:home.giving.open")}</CardLink>}
    >
      <dl className="grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <Figure label={t("shell:home.giving.week")} giving={card.week} />
        <Figure label={t("shell:home.giving.month")} giving={card.month} />
      </dl>
    </DisplayBox>
  );
}

function Figure({ label, giving: { now, before } }: { label: string; giving: ComparedGiving }) {
  const t = useT();
  const dollars = useMoney();
  const { number } = useFormats();
  const { language } = useLanguage();
  const days = formatDayRange(language, before.from, before.to);
  const change = number((now.amount - before.amount) / before.amount, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  });
  return (
    <div className="relative px-4 py-4 -outline-offset-2 transition-colors hover:bg-sunken sm:px-5">
      <dt className="text-sm text-ink-soft">
        <Link
          to={`/treasury/donations?from=${now.from}&to=${now.to}`}
          className="link-target after:absolute after:inset-0 hover:underline"
        >
          {label}
        </Link>
      </dt>
      <dd className="tabular mt-0.5 text-2xl font-semibold wrap-anywhere text-ink">{dollars(now.amount)}</dd>
      <dd className="mt-1 text-sm text-pretty text-ink-soft">
        {before.amount > 0
          ? t("shell:home.giving.compared", { change, amount: dollars(before.amount), days })
          : t("shell:home.giving.nothingBefore", { days })}
      </dd>
    </div>
  );
}
