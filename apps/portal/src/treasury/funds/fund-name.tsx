import type { Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";

/** A fund's name. The default fund is marked; narrow screens also show here whether gifts are tax-deductible. */
export function FundName({ fund, isFirst }: { fund: Fund; isFirst: boolean }) {
  const t = useT();
  return (
    <span className="block py-1.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {fund.name}
        {isFirst && <Badge tone="brand">{t("treasury:funds.default")}</Badge>}
      </span>
      <span className="block text-xs text-ink-soft sm:hidden">
        {t(fund.taxDeductible ? "treasury:funds.taxDeductible" : "treasury:funds.notDeductible")}
      </span>
    </span>
  );
}
