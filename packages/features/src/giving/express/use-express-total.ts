import { addsFee } from "@offertory/giving-client/draft";
import { useFee } from "@offertory/giving-client/fee";
import type { ExpressGateway, ExpressPage } from "./express-gift.ts";

/** The total of a gift through one gateway: its fee may differ from that of the card's gateway. */
export function useExpressTotal({ call, churchId, gift, known }: ExpressPage, gateway: ExpressGateway) {
  const isAdded = addsFee(gateway, gift);
  const isKnown = known?.gatewayId === gateway.id;
  const asked = useFee(call, {
    churchId,
    gateway: isAdded && !isKnown ? gateway : undefined,
    net: gift.net,
    type: "card",
  });
  const { fee, isPending, settled } = isKnown ? known.fee : asked;
  const totalWith = (added: number) => ({ total: gift.net + added, fee: added });
  return {
    ...totalWith(isAdded ? fee : 0),
    isPending: isAdded && isPending,
    /** The total once its fee is known; null if that takes too long or the amount has changed meanwhile. */
    async settledTotal(patienceMs?: number) {
      const pause = new Promise<null>((resolve) => {
        if (patienceMs !== undefined) setTimeout(() => resolve(null), patienceMs);
      });
      const added = isAdded ? await Promise.race([settled(), pause]) : 0;
      return added === null ? null : totalWith(added);
    },
  };
}
