import type { ElementAnswers } from "@offertory/contract/content/element-kinds";
import { formatWholeMoney, sumUnitsOf } from "@offertory/i18n";
import type { SiteSurroundings } from "../surroundings.ts";

interface SiteGivingProps extends SiteSurroundings {
  giving: ElementAnswers["giving"];
  fundName: string | null;
}

const AMOUNT =
  "inline-flex min-h-12 min-w-24 items-center justify-center rounded-field border border-line-strong bg-raised px-5 text-lg font-semibold text-ink tabular hover:bg-sunken";

/** Suggested amounts; each links to the church's donation page with that amount. */
export function SiteGiving({ giving, fundName, language, t, base }: SiteGivingProps) {
  const { title, text, fundId, amounts } = giving;
  const money = (decimal: number) => formatWholeMoney(language, sumUnitsOf(decimal));
  const hrefOf = (amount?: number) => {
    const query = new URLSearchParams({
      ...(amount !== undefined && { amount: String(amount) }),
      ...(fundId && fundName && { fundId }),
    });
    return `${base}/give${query.size > 0 ? `?${query}` : ""}`;
  };
  return (
    <div className="mx-auto w-full max-w-2xl text-center">
      {title ? <h2 className="text-3xl font-semibold">{title}</h2> : null}
      {text ? <p className="mt-3 text-lg text-pretty whitespace-pre-line text-ink-soft">{text}</p> : null}
      {fundName ? <p className="mt-2 text-ink-soft">{t("site:shown.giveTo", { fund: fundName })}</p> : null}
      <ul className="mt-6 flex flex-wrap justify-center gap-3">
        {[...new Set(amounts)].map((amount) => (
          <li key={amount}>
            <a
              href={hrefOf(amount)}
              className={AMOUNT}
              aria-label={t("site:shown.giveAmount", { amount: money(amount) })}
            >
              {money(amount)}
            </a>
          </li>
        ))}
        <li>
          <a href={hrefOf()} className="btn btn-primary btn-large inline-flex min-h-12 items-center">
            {amounts.length > 0 ? t("site:shown.giveOther") : t("site:shown.give")}
          </a>
        </li>
      </ul>
    </div>
  );
}
