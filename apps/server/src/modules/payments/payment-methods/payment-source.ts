import type { MethodType } from "@offertory/contract";

/** What one gift is paid with: a saved method, a guest card, an order or a wallet's token. */
export interface PaymentSource {
  /** The provider's id of the saved method, the order or the token. */
  id: string;
  type: MethodType;
  name: string;
  last4: string;
  customerId: string;
  /** The same for every saved copy of one card; empty where the provider gives none. */
  fingerprint: string;
  /** The id of the only gift that an order or a token pays. */
  giftId?: string;
}
