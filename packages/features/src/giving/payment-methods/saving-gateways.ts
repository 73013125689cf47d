import type { PublicGateway } from "@offertory/contract";
import type { MethodKind } from "./add-method-menu.tsx";

/**
 * Returns the gateways at which payment methods can be saved without a payment. A card is saved only at the gateway that
 * takes cards; PayPal saves the card of a gift.
 */
export const savingGateways = (gateways: readonly PublicGateway[]): Record<MethodKind, PublicGateway | undefined> => ({
  card: gateways.find(({ takesCards, capabilities }) => takesCards && capabilities.keepsCards),
  bank: gateways.find(({ capabilities }) => capabilities.takesBanks),
});
