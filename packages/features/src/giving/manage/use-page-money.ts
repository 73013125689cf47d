import { churchAmountsOf } from "@offertory/contract";
import { pageCurrency, showOtherMoney } from "@offertory/i18n";
import { useEffect } from "react";

/** Shows and reads amounts in the currency of a gift while its screen is open: its church need not be the signed-in one. */
export function usePageMoney(currency: string | undefined): void {
  if (currency && currency !== pageCurrency()) showOtherMoney(churchAmountsOf(currency));
  useEffect(() => {
    showOtherMoney(currency ? churchAmountsOf(currency) : null);
    return () => showOtherMoney(null);
  }, [currency]);
}
