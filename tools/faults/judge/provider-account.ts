/** A church's account in the provider's own records, read directly from the sandbox. */
export interface ProviderAccount {
  /** Successful payments, with the provider's id and our id of the gift. */
  charges: { id: string; amount: number; refunded: number; providerId: string; intentId: string }[];
  /** Refunds that did not fail, with our id. */
  refunds: { id: string; amount: number; refundId: string }[];
  subscriptions: { id: string; isOver: boolean; subscriptionId: string }[];
  /** The cents that the provider owes the church, without payouts. */
  net: number;
}
