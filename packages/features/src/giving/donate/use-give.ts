import { useApi, useClient, useRefresh } from "@offertory/api-client";
import {
  type GiftAnswer,
  listMethods,
  listMyGifts,
  listSubscriptions,
  type PublicGateway,
  readGift,
} from "@offertory/contract";
import { useCallback } from "react";
import { askBank } from "../card-entry/ask-bank.ts";
import { openStripe } from "../card-entry/open-stripe.ts";
import { carryThrough } from "./carry-through.ts";
import type { SentGift } from "@offertory/giving-client/pending";
import { sendGift } from "./send-gift.ts";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** PayPal keeps a card in its own time, soon after the gift. */
const CARD_KEPT_AFTER_MS = 4000;

/** Makes a gift and answers how it ended; the lists that it belongs in are read anew. */
export function useGive(gateways: readonly PublicGateway[]): (gift: SentGift) => Promise<GiftAnswer> {
  const client = useClient();
  const call = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (gift) => {
      const gateway = gateways.find(({ id }) => id === gift.body.gatewayId);
      const { type, key } = gift;
      const answer = await carryThrough(type, {
        send: () => sendGift(client, gift),
        // A recurring gift that is sent again under its key answers how it stands.
        look: ({ id }) =>
          type === "once" ? call(readGift, { params: { id }, query: { key } }) : sendGift(client, gift),
        askBank: async (secret) => askBank(gateway ? await openStripe(gateway) : null, secret),
        pause,
      });
      void refresh(listMyGifts, listSubscriptions);
      if (gateway?.capabilities.keepsCards === false)
        void pause(CARD_KEPT_AFTER_MS).then(() => refresh(listMethods, listSubscriptions));
      return answer;
    },
    [client, call, refresh, gateways],
  );
}
