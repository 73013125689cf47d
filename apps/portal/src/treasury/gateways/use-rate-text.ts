import type { FeeRate } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";

/** Returns a function that formats a fee rate: 2.9% + $0.30, or 0.8%, at most $5.00. */
export function useRateText(): (rate: FeeRate) => string {
  const t = useT();
  const { number, money } = useFormats();
  return ({ basisPoints, fixed, cap }) => {
    const percent = number(basisPoints / 10_000, { style: "percent", maximumFractionDigits: 2 });
    const rate = fixed > 0 ? `${percent} + ${money(fixed)}` : percent;
    return cap === null ? rate : t("treasury:gateways.atMost", { rate, most: money(cap) });
  };
}
