import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { MIN_GIFT } from "@offertory/contract/giving/min-gift";
import { type Cents, centsOf, dollarsOf } from "@offertory/contract/money/cents";
import { useEffect, useRef, useState } from "react";
import type { Give } from "../give-context.ts";
import { call } from "./call.ts";

/** The fee follows the amount when nobody has typed for this long. */
const REST_MS = 500;

export interface Fee {
  /** 0 while it is not known. */
  fee: Cents;
  /** The fee once it is known; null where what it was asked for has changed meanwhile. */
  settled(): Promise<Cents | null>;
}

/** What covers the fee of a gift: asked once, half a second after the last change; 0 where it cannot be told. */
export function useFee(give: Give, gateway: PageGateway | undefined, net: Cents): Fee {
  const [known, setKnown] = useState({ of: "", fee: 0 });
  const waiting = useRef<Promise<Cents | null>>(Promise.resolve(0));
  const question = gateway && net >= MIN_GIFT ? `${gateway.id} ${net}` : "";
  const isKnown = known.of === question;

  useEffect(() => {
    if (!gateway || isKnown || !question) return;
    let answered: (fee: Cents | null) => void = () => {};
    waiting.current = new Promise((resolve) => (answered = resolve));
    let isOver = false;
    const ask = async () => {
      const fee = await quote(give, gateway, net);
      if (!isOver) setKnown({ of: question, fee });
      answered(isOver ? null : fee);
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      answered(null);
    };
  }, [give, gateway, net, question, isKnown]);

  const fee = isKnown && question ? known.fee : 0;
  return { fee, settled: async () => (isKnown || !question ? fee : waiting.current) };
}

async function quote(give: Give, { id, provider }: PageGateway, net: Cents): Promise<Cents> {
  const query = new URLSearchParams({ churchId: give.page.church.id });
  const body = { amount: dollarsOf(net), provider, gatewayId: id, type: "card" };
  const asked = call<{ calculatedFee?: number }>(give, `/donate/fee?${query}`, { body });
  const { calculatedFee = 0 } = await asked.catch((): { calculatedFee?: number } => ({}));
  return centsOf(calculatedFee) ?? 0;
}
