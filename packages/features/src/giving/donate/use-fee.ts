import { useApi } from "@offertory/api-client";
import { type Cents, centsOf, dollarsOf, type MethodType, quoteFee } from "@offertory/contract";
import { useEffect, useState } from "react";
import { isLargeEnough } from "./gift-draft.ts";

const REST_MS = 500;

interface FeeQuestion {
  churchId: string;
  gateway: { id: string; provider: string } | undefined;
  /** What the funds get. */
  net: Cents;
  type: MethodType | undefined;
}

/** What to add to a gift for its fee: looked up once, half a second after the last change; 0 when it cannot be told. */
export function useFee({ churchId, gateway, net, type }: FeeQuestion): { fee: Cents; isPending: boolean } {
  const call = useApi();
  const [known, setKnown] = useState<{ of: string; fee: Cents }>({ of: "", fee: 0 });
  const { id: gatewayId, provider } = gateway ?? {};
  const isAsked = gatewayId !== undefined && isLargeEnough(net);
  const question = isAsked ? [churchId, gatewayId, net, type].join(" ") : "";

  useEffect(() => {
    if (!isAsked) return;
    const over = new AbortController();
    const ask = async () => {
      const body = { amount: dollarsOf(net), provider, gatewayId, ...(type && { type }) };
      const { calculatedFee } = await call(quoteFee, { query: { churchId }, body }, { signal: over.signal });
      return centsOf(calculatedFee) ?? 0;
    };
    const tell = (fee: Cents) => over.signal.aborted || setKnown({ of: question, fee });
    const timer = setTimeout(() => void ask().then(tell, () => tell(0)), REST_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [call, isAsked, question, churchId, gatewayId, provider, net, type]);

  const isKnown = known.of === question;
  return { fee: isAsked && isKnown ? known.fee : 0, isPending: isAsked && !isKnown };
}
