import type { PublicGateway } from "@offertory/contract";
import { type CardEntryOptions, openCardEntry, useCardEntry } from "@offertory/giving-client/card-entry";
import { useT } from "@offertory/i18n/react";
import { useState } from "react";
import { useGivingCall } from "../use-giving-call.ts";
import { cardLook } from "./card-look.ts";

// i18n-uses: giving:paypal.field.*

interface CardSettings {
  churchId: string;
  gateway: PublicGateway;
}

/** Returns how to open card entry in the member's form. */
export function useCardOpener({ churchId, gateway }: CardSettings): Pick<CardEntryOptions, "isAwake" | "open"> {
  const t = useT();
  const call = useGivingCall();
  const label = (field: "number" | "expiry" | "cvv") => t(`giving:paypal.field.${field}`);
  return {
    isAwake: true,
    open: (onPage) => openCardEntry({ ...onPage, call, churchId, gateway, label, look: cardLook }),
  };
}

/** Card entry in one provider frame; `problem` is the provider's message about the card. */
export function useMemberCard(settings: CardSettings) {
  const [problem, setProblem] = useState<string | null>(null);
  return { ...useCardEntry({ ...useCardOpener(settings), onProblem: setProblem }), problem };
}

export type MemberCard = ReturnType<typeof useMemberCard>;
