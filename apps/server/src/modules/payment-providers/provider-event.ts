export const EVENT_SUBJECTS = ["charge", "refund", "dispute", "renewal", "schedule", "method", "nothing"] as const;
/** `renewal` is one payment of a subscription (at Stripe an invoice); `schedule` is the subscription itself. */
export type EventSubject = (typeof EVENT_SUBJECTS)[number];

/**
 * An event that a payment provider sent. Only the ids are taken from it: the current state of the object is fetched,
 * because events may arrive late and in any order.
 */
export interface ProviderEvent {
  eventId: string;
  type: string;
  /** The kind of the object. `objectId` is its id at the provider. */
  about: EventSubject;
  objectId: string;
  /** Our payment intent, from the charge's metadata: the event may arrive before we know the provider's id. */
  intentId: string;
}

export interface SignedDelivery {
  /** The value that `register` returned: the signing secret at Stripe, the webhook id at PayPal. */
  secret: string;
  /** The raw bytes of the body, because the signature covers them. */
  body: Buffer;
  headers: Record<string, string | undefined>;
  now: Date;
  /** Called before a delivery causes a call to another server; refuses when its sender has caused too many. */
  checkCallLimit(): Promise<void>;
}
