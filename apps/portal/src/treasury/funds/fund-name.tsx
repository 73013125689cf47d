import type { Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";
import { useMoney } from "../use-money.ts";

interface FundNameProps {
  fund: Fund;
  isFirst: boolean;
  /** What the fund was given this year, if the person may see it. */
  givenThisYear?: number | undefined;
}

/**
 * A fund's name. The default fund is marked; narrow screens also show here whether gifts are tax-deductible, and what
 * the fund was given this year.
 */
export function FundName({ fund, isFirst, givenThisYear }: FundNameProps) {
  const t = useT();
  const dollars = useMoney();
  return (
    <span className="block py-1.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {fund.name}
        {isFirst && <Badge tone="brand">{t("treasury:funds.default")}</Badge>}
      </span>
      <span className="block text-xs text-ink-soft sm:hidden">
        {t(fund.taxDeductible ? "treasury:funds.taxDeductible" : "treasury:funds.notDeductible")}
      </span>
      {givenThisYear === undefined ? null : (
        <span className="tabular block text-xs text-ink-soft sm:hidden">
          {`${t("treasury:funds.thisYear")} · ${dollars(givenThisYear)}`}
        </span>
      )}
    </span>
  );
}
