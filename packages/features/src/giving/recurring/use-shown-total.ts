import { CallFailed } from "@offertory/api-client";
import { type Cents, changedTotal, type MethodType } from "@offertory/contract";
import { useFee } from "@offertory/giving-client/fee";
import { readLinkAmount } from "@offertory/i18n";
import { useState } from "react";
import { useGivingCall } from "../use-giving-call.ts";

interface TotalQuestion {
  /** What it was before it is changed. */
  before: { amount: Cents; coveredFee: Cents };
  /** What the funds get now. */
  net: Cents;
  churchId: string;
  gateway: { id: string; provider: string };
  type: MethodType | undefined;
}

/**
 * What a recurring gift comes to while it is changed, with a fee that it covered before. It is saved only as it was shown: who
 * saves before the fee is known, or whom the server tells of another total, is asked once more.
 */
export function useShownTotal({ before, net, churchId, gateway, type }: TotalQuestion) {
  const coversAnew = before.coveredFee > 0 && net !== before.amount - before.coveredFee;
  const quote = useFee(useGivingCall(), { churchId, gateway: coversAnew ? gateway : undefined, net, type });
  const [asked, setAsked] = useState<{ about: string; corrected: Cents | null } | null>(null);
  const about = `${net} ${type ?? ""}`;
  const asksAgain = asked?.about === about;
  const corrected = asksAgain ? asked.corrected : null;
  const isPending = corrected === null && quote.isPending;
  const total = corrected ?? changedTotal(before, net, quote.fee);
  return {
    total,
    fee: total - net,
    isPending,
    asksAgain: asksAgain && !isPending,
    /** Whether the total may be saved as it stands there. */
    confirm(): boolean {
      if (isPending) setAsked({ about, corrected: null });
      return !isPending;
    },
    /** Takes over the total that the server named; false for every other failure. */
    correct(error: unknown): boolean {
      if (!(error instanceof CallFailed) || error.code !== "gift-total-changed") return false;
      setAsked({ about, corrected: readLinkAmount(error.values?.["total"] ?? "") });
      return true;
    },
  };
}
