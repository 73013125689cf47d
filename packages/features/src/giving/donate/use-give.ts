import { useRefresh } from "@offertory/api-client";
import { listMethods, listMyGifts, listSubscriptions, type PublicGateway } from "@offertory/contract";
import { askBank } from "@offertory/giving-client/card-entry";
import { type Ending, type PendingGift, sendGift } from "@offertory/giving-client/gift";
import { useCallback } from "react";
import { useGivingCall } from "../use-giving-call.ts";

/**
 * A provider that saves cards with a payment does so some time after the gift, so the lists are refreshed again after
 * this pause.
 */
const CARD_KEPT_AFTER_MS = 4000;

/** Returns a function that makes a gift and resolves to its result; the lists of gifts are refreshed. */
export function useGive(gateways: readonly PublicGateway[]) {
  const call = useGivingCall();
  const refresh = useRefresh();
  return useCallback(
    async (gift: PendingGift, onGiftId?: (giftId: string) => void): Promise<Ending> => {
      const gateway = gateways.find(({ id }) => id === gift.body.gatewayId);
      const ending = await sendGift(call, gift, {
        askBank: (clientSecret) => askBank(gateway, clientSecret),
        ...(onGiftId && { onGiftId }),
      });
      if (ending.kind !== "given") return ending;
      // A recurring gift by wallet saves its card first.
      void refresh(listMethods, listMyGifts, listSubscriptions);
      if (gateway?.capabilities.keepsCards === false)
        setTimeout(() => void refresh(listMethods, listSubscriptions), CARD_KEPT_AFTER_MS);
      return ending;
    },
    [call, refresh, gateways],
  );
}
