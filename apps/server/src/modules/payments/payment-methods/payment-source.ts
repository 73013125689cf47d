import type { MethodType } from "@offertory/contract";

/** What a gift is paid with. */
export interface PaymentSource {
  /** The saved method, or the order at the payment provider. */
  id: string;
  type: MethodType;
  name: string;
  last4: string;
  customerId: string;
  /** The same card again has the same one; empty where the provider tells none. */
  fingerprint: string;
  /** Of an order: the gift that it was made for. It pays that one and no other. */
  giftId?: string;
}
