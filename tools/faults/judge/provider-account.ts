/** A church's account in the provider's own records, read directly from the sandbox. */
export interface ProviderAccount {
  /** Successful payments, with the provider's id and our id of the gift. */
  charges: { id: string; amount: number; refunded: number; providerId: string; intentId: string }[];
  /** Refunds that did not fail, with our id. */
  refunds: { id: string; amount: number; refundId: string }[];
  /** What donors' banks took back, or asked back, with the charge it is of. */
  disputes: { id: string; chargeId: string; outcome: "open" | "won" | "lost" }[];
  subscriptions: { id: string; isOver: boolean; subscriptionId: string }[];
  /** Fees that the provider takes without any event, so that only the nightly comparison finds them. */
  silentFees: number;
  /** The cents that the provider owes the church, without payouts. */
  net: number;
}
