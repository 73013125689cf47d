/** A church's account as the provider itself has it, asked for past the wire and past our own code. */
export interface Company {
  /** Payments that went through. Both names of the gift: its own, and ours as we gave it to it. */
  charges: { id: string; amount: number; refunded: number; providerId: string; intentId: string }[];
  /** Those that did not fail, with our own name for each. */
  refunds: { id: string; amount: number; refundId: string }[];
  subscriptions: { id: string; isOver: boolean; subscriptionId: string }[];
  /** What it owes the church, payouts aside. */
  net: number;
}
