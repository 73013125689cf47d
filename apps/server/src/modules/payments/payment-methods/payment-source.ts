import type { MethodType } from "@offertory/contract";

/** What one gift is paid with: a saved method, a guest card or an order. */
export interface PaymentSource {
  /** The provider's id of the saved method or the order. */
  id: string;
  type: MethodType;
  name: string;
  last4: string;
  customerId: string;
  /** The same for every saved copy of one card; empty where the provider gives none. */
  fingerprint: string;
  /** The id of the gift that an order was created for: the order pays only this gift. */
  giftId?: string;
}
