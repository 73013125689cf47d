import { CallFailed } from "@offertory/api-client";
import { type Cents, changedTotal, type MethodType } from "@offertory/contract";
import { useFee } from "@offertory/giving-client/fee";
import { readLinkAmount } from "@offertory/i18n";
import { useState } from "react";
import { useGivingCall } from "../use-giving-call.ts";

interface TotalQuestion {
  /** The amounts before the change. */
  before: { amount: Cents; coveredFee: Cents };
  /** The new sum of the fund lines. */
  net: Cents;
  churchId: string;
  gateway: { id: string; provider: string };
  type: MethodType | undefined;
}

/**
 * The total of a recurring gift while it is changed, including the fee if it was covered before. Only a total that was
 * shown is saved: if the fee is not known yet, or the server computes another total, the donor has to confirm again.
 */
export function useShownTotal({ before, net, churchId, gateway, type }: TotalQuestion) {
  const coversAnew = before.coveredFee > 0 && net !== before.amount - before.coveredFee;
  const quote = useFee(useGivingCall(), { churchId, gateway: coversAnew ? gateway : undefined, net, type });
  const [confirmation, setConfirmation] = useState<{ about: string; corrected: Cents | null } | null>(null);
  const about = `${net} ${type ?? ""}`;
  const asksAgain = confirmation?.about === about;
  const corrected = asksAgain ? confirmation.corrected : null;
  const isPending = corrected === null && quote.isPending;
  const total = corrected ?? changedTotal(before, net, quote.fee);
  return {
    total,
    fee: total - net,
    isPending,
    asksAgain: asksAgain && !isPending,
    /** Returns whether the shown total may be saved. */
    confirm(): boolean {
      if (isPending) setConfirmation({ about, corrected: null });
      return !isPending;
    },
    /** Takes over the total that the server computed; returns false for any other error. */
    correct(error: unknown): boolean {
      if (!(error instanceof CallFailed) || error.code !== "gift-total-changed") return false;
      setConfirmation({ about, corrected: readLinkAmount(error.values?.["total"] ?? "") });
      return true;
    },
  };
}
