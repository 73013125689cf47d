import type { Cents, Environment, MethodType } from "@offertory/contract";

/** An account of a church at a payment company, with its private key open. */
export interface Account {
  churchId: string;
  gatewayId: string;
  environment: Environment;
  publicKey: string;
  privateKey: string;
}

/** What a payment company says of a charge at this moment. Nothing else of theirs leaves their folder. */
export type ChargeNews =
  | { outcome: "succeeded"; providerId: string; transactionId: string; fee: Cents | null }
  | { outcome: "processing"; providerId: string }
  | { outcome: "action-needed"; providerId: string; clientSecret: string }
  | { outcome: "failed"; providerId: string; code: string; reason: string }
  | { outcome: "cancelled"; providerId: string }
  /** Nobody knows whether money moved: asked again later, under the same key; never charged again under another. */
  | { outcome: "unknown"; why: string };

export interface ChargeOrder {
  /** Written down before the call, and the same at every try. */
  key: string;
  intentId: string;
  amount: Cents;
  methodId: string;
  methodType: MethodType;
  customerId: string;
  /** Where the donor stands, for the mandate of a bank debit. */
  address: string;
}

export interface SavedMethod {
  id: string;
  type: MethodType;
  name: string;
  last4: string;
  expMonth: number | null;
  expYear: number | null;
  status: "active" | "new" | "verified";
  holderName: string;
  holderType: "individual" | "company";
  fingerprint: string;
}

/** A saved method, or why there is none. */
export type SaveResult =
  | { outcome: "saved"; method: SavedMethod }
  | { outcome: "action-needed"; method: SavedMethod; clientSecret: string }
  | { outcome: "refused"; code: string; reason: string }
  | { outcome: "unavailable" };

export type RefundNews =
  | { outcome: "succeeded" | "processing"; refundId: string }
  | { outcome: "failed"; refundId: string; reason: string }
  | { outcome: "unknown"; why: string };

export const TOLD_ABOUT = ["charge", "refund", "dispute", "renewal", "schedule", "method", "nothing"] as const;
/** A renewal is a payment of a recurring gift (an invoice); a schedule is the recurring gift itself. */
export type ToldAbout = (typeof TOLD_ABOUT)[number];

/** What a payment company tells us by itself. Only which thing it is about is taken from it; the thing itself is asked for. */
export interface Told {
  eventId: string;
  type: string;
  /** What it is about, and the company's id of that: who hears of it asks her for its present state. */
  about: ToldAbout;
  objectId: string;
  /** Our own name for it, as we gave it with the charge: the company may tell before she has answered. */
  intentId: string;
}

/** One payment company, as small capabilities with closed answers. What a company lacks is simply absent. */
export interface PaymentProvider {
  charges: {
    charge(account: Account, order: ChargeOrder): Promise<ChargeNews>;
    /** The present state, by the company's own id, or by listing when that never reached us. Null: there is no such charge. */
    look(
      account: Account,
      sought: { providerId: string; intentId: string; customerId: string; since: Date },
    ): Promise<ChargeNews | null>;
    cancel(account: Account, providerId: string): Promise<ChargeNews>;
  };
  refunds: {
    /** Gives back a part of a charge, under a key that was written down before. */
    refund(
      account: Account,
      order: { key: string; refundId: string; chargeId: string; amount: Cents },
    ): Promise<RefundNews>;
  };
  customers: {
    create(account: Account, who: { key: string; email: string; name: string; personId: string }): Promise<string>;
  };
  webhooks: {
    /** Asks to be told at this address, and answers the secret that will sign what is told. */
    register(account: Account, url: string): Promise<string>;
    /** What a body tells, once its signature holds; null for anything else. */
    read(secret: string, body: Buffer, headers: Record<string, string | undefined>, now: Date): Told | null;
  };
  cards: {
    save(account: Account, card: { key: string; id: string; customerId: string }): Promise<SaveResult>;
  };
}
