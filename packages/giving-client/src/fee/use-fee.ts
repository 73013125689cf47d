import { unitsOf, decimalOfUnits, minGift } from "@offertory/i18n";
import type { MethodType } from "@offertory/contract";
import { type Cents } from "@offertory/contract/money/cents";
import { useEffect, useRef, useState } from "react";
import type { GivingCall } from "../calls/index.ts";

/** The fee is requested when nobody has typed for this long. */
const DEBOUNCE_MS = 500;

interface FeeInput {
  churchId: string;
  gateway: { id: string; provider: string } | undefined;
  /** The sum of the fund lines, without the fee. */
  net: Cents;
  type: MethodType | undefined;
}

export interface Fee {
  /** 0 while it is unknown. */
  fee: Cents;
  isPending: boolean;
  /** Waits for the fee; null if the amount or another input has changed meanwhile. */
  settled(): Promise<Cents | null>;
}

/**
 * Returns the amount that covers the fee of a gift. It is requested once, half a second after the last change, and is 0
 * if the request fails.
 */
export function useFee(call: GivingCall, { churchId, gateway, net, type }: FeeInput): Fee {
  const [known, setKnown] = useState({ of: "", fee: 0 });
  const waiting = useRef<Promise<Cents | null>>(Promise.resolve(0));
  const { id: gatewayId, provider } = gateway ?? {};
  const requestKey = gatewayId && net >= minGift() ? [churchId, gatewayId, net, type].join(" ") : "";
  const isKnown = known.of === requestKey;

  useEffect(() => {
    if (isKnown || !requestKey) return;
    let resolveFee: (fee: Cents | null) => void = () => {};
    waiting.current = new Promise((resolve) => (resolveFee = resolve));
    let isOver = false;
    const requestFee = async () => {
      const body = { amount: decimalOfUnits(net), provider, gatewayId, type };
      const { calculatedFee = 0 } = await call("/donate/fee", { query: { churchId }, body }).catch(
        (): { calculatedFee?: number } => ({}),
      );
      const fee = unitsOf(calculatedFee) ?? 0;
      if (!isOver) setKnown({ of: requestKey, fee });
      resolveFee(isOver ? null : fee);
    };
    const timer = setTimeout(() => void requestFee(), DEBOUNCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      resolveFee(null);
    };
  }, [call, churchId, gatewayId, provider, net, type, requestKey, isKnown]);

  const fee = isKnown && requestKey ? known.fee : 0;
  return {
    fee,
    isPending: !isKnown && requestKey !== "",
    settled: async () => (isKnown || !requestKey ? fee : waiting.current),
  };
}
