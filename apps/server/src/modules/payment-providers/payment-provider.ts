import type { MethodType } from "@offertory/contract";
import type { Money } from "../../platform/money/money.ts";
import type { Recurring } from "./recurring-provider.ts";
import type { Account } from "./account.ts";

/** What a payment provider says of a charge at this moment. Nothing else of theirs leaves their folder. */
export type PaymentUpdate =
  /** `at`: when it was paid, where that may be long before we hear of it. */
  | { outcome: "succeeded"; providerId: string; transactionId: string; fee: Money | null; at?: Date }
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
  amount: Money;
  methodId: string;
  methodType: MethodType;
  /** Empty where the gift is paid by an order, which the provider's own script has put a card behind. */
  customerId: string;
  /** Of a recurring gift: the donor is not there to be asked anything. */
  scheduleId?: string | null;
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

/** A saved method as it stands at the provider. */
export type SeenMethod =
  | { outcome: "saved"; customerId: string; method: SavedMethod }
  /** It belongs to no customer any more, or must not be charged any more. */
  | { outcome: "detached"; id: string }
  /** Setting it up has failed: it was never confirmed. */
  | { outcome: "failed"; id: string };

/** How a donor shows that a bank account is theirs: the two deposits in cents, or the code that came with one. */
export type BankProof = { amounts: readonly [number, number] } | { code: string };

/** The way to an order, by which a provider's own script takes the card. */
export interface OrderWish {
  key: string;
  /** Our own name for the gift that it will pay; it comes back with everything that is told of the order. */
  giftId: string;
  amount: Money;
  /** The card is kept for later gifts of the same donor. */
  save: boolean;
  /** Whose card it is at the provider, where it knows the donor already. */
  customerId: string;
}

export type OrderResult =
  | { outcome: "made"; orderId: string }
  /** This account may not save cards: nothing recurring can be offered with it. */
  | { outcome: "no-vault" }
  | { outcome: "unavailable" };

/** The card behind an order. */
export interface OrderCard {
  name: string;
  last4: string;
  /** As it was saved, once the order is paid; null when it was not. */
  saved: { method: SavedMethod; customerId: string } | null;
}

export type RefundUpdate =
  | { outcome: "succeeded"; refundId: string }
  /** Taken: it has left our balance there, though it has not arrived where it goes. */
  | { outcome: "processing"; refundId: string; taken?: boolean }
  | { outcome: "failed"; refundId: string; reason: string }
  | { outcome: "unknown"; why: string };

/** Which charge something is about: as the donation knows it, as the provider calls it, and as we called it when we asked. */
export interface ChargeNames {
  chargeId: string;
  providerId: string;
  intentId: string;
}

/** A refund as the provider shows it, whoever asked for it. */
export interface SeenRefund extends ChargeNames {
  refundId: string;
  /** Our own name for it; empty when it was made at the provider's own pages. */
  ourId: string;
  amount: Money;
  update: RefundUpdate;
}

/** How a dispute stands. A debit that the bank sends back later is one too, lost at once. */
export interface DisputeUpdate extends ChargeNames {
  disputeId: string;
  /** An inquiry takes no money yet. */
  status: "inquiry" | "open" | "won" | "lost";
  reason: string;
  amount: Money;
  dueAt: Date | null;
  openedAt: Date;
  /** Every time that money moved for it: below zero when it was taken. The fee is what it cost besides. */
  moves: readonly { id: string; amount: Money; fee: Money }[];
}

export const BALANCE_KINDS = [
  "charge",
  "refund",
  "refund-failed",
  "dispute",
  "return",
  "payout",
  "payout-failed",
  "fee",
  "adjustment",
] as const;
/** A return is a charge that came back without a dispute; an adjustment is what has no name here. */
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** One line of our account at the provider. */
export interface BalanceMove extends ChargeNames {
  id: string;
  kind: BalanceKind;
  /** The provider's id of what it is about: a charge, a refund, a dispute, a payout. */
  sourceId: string;
  amount: Money;
  /** What was kept of it: the balance changes by the amount less the fee. */
  fee: Money;
  at: Date;
}

export const EVENT_SUBJECTS = ["charge", "refund", "dispute", "renewal", "schedule", "method", "nothing"] as const;
/** A renewal is a payment of a recurring gift (an invoice); a schedule is the recurring gift itself. */
export type EventSubject = (typeof EVENT_SUBJECTS)[number];

/** What a payment provider tells us by itself. Only which thing it is about is taken from it; the thing itself is asked for. */
export interface ProviderEvent {
  eventId: string;
  type: string;
  /** What it is about, and the provider's id of that: who hears of it asks it for its present state. */
  about: EventSubject;
  objectId: string;
  /** Our own name for it, as we gave it with the charge: the provider may tell before it has answered. */
  intentId: string;
}

export interface SignedDelivery {
  /** What the provider gave us when we asked to be told. */
  secret: string;
  /** The very bytes that came. */
  body: Buffer;
  headers: Record<string, string | undefined>;
  now: Date;
  /** To be called before anybody else is asked because of it: it refuses where this delivery's sender has caused too much of that. */
  mayAsk(): Promise<void>;
}

/**
 * One payment provider, as small capabilities with closed answers. What a provider lacks is absent: who needs it asks by
 * `requireCapability`, or goes another way.
 */
export interface PaymentProvider {
  /** Whether it knows the keys of this account. Nothing is charged. */
  check(account: Account): Promise<"works" | "refused" | "unreachable">;
  charges: {
    charge(account: Account, order: ChargeOrder): Promise<PaymentUpdate>;
    /** The present state, by the provider's own id, or by listing when that never reached us. Null: there is no such charge. */
    look(
      account: Account,
      sought: {
        providerId: string;
        intentId: string;
        amount: Money;
        methodId: string;
        customerId: string;
        since: Date;
      },
    ): Promise<PaymentUpdate | null>;
    cancel(account: Account, providerId: string): Promise<PaymentUpdate>;
  };
  refunds: {
    /** Gives back a part of a charge, under a key that was written down before. */
    refund(
      account: Account,
      order: { key: string; refundId: string; chargeId: string; amount: Money },
    ): Promise<RefundUpdate>;
    /** Null: there is no such refund. An error where it cannot be asked now. */
    look?(account: Account, refundId: string): Promise<SeenRefund | null>;
    listOf?(account: Account, chargeId: string): Promise<SeenRefund[]>;
  };
  disputes?: {
    /** Null: there is no such dispute. An error where it cannot be asked now. */
    look(account: Account, disputeId: string): Promise<DisputeUpdate | null>;
  };
  /** Our account with it, line by line. */
  balance?: {
    list(account: Account, within: { from: Date; until: Date }): AsyncIterable<BalanceMove>;
    /** The lines that a payout consists of, without its own; null where it does not say which they are. */
    inPayout?(account: Account, payoutId: string): Promise<AsyncIterable<BalanceMove> | null>;
    /** The bill of a recurring gift that a charge paid; empty when it paid none. */
    billOf?(account: Account, providerId: string): Promise<string>;
    /** The lines that are about one thing, or the one that it names. */
    of(account: Account, id: string): Promise<BalanceMove[]>;
  };
  /** What it would have told us, had it reached us: since this moment by its clock, in any order. */
  events?: {
    since(account: Account, from: Date): AsyncIterable<ProviderEvent & { at: Date }>;
  };
  /** Of a provider that knows donors by customers of our making. */
  customers?: {
    create(account: Account, who: { key: string; email: string; name: string; personId: string }): Promise<string>;
  };
  webhooks: {
    /** Asks to be told at this address, and answers the secret that will sign what is told. */
    register(account: Account, url: string): Promise<string>;
    /** What a body tells, once its signature holds; null for anything else. An error where that cannot be found out now. */
    read(account: Account, delivery: SignedDelivery): Promise<ProviderEvent | null>;
  };
  /** Of a provider whose script pays by orders. */
  orders?: {
    /** What its script in the donor's browser is started with: the present one, or the one of older pages. */
    clientToken(account: Account, kind: "v6" | "older"): Promise<string | null>;
    create(account: Account, wish: OrderWish): Promise<OrderResult>;
    /** Null: there is no such order. Its card is null before it has one, and while the provider is out of reach. */
    read(account: Account, orderId: string): Promise<{ card: OrderCard | null } | null>;
    /** Whether this account may save cards, and so whether recurring gifts can be offered; null when nobody can say now. */
    maySave(account: Account): Promise<boolean | null>;
  };
  /** Of a provider that saves cards without a payment. */
  cards?: {
    save(account: Account, card: { key: string; id: string; customerId: string }): Promise<SaveResult>;
    change(account: Account, card: { id: string; expMonth: number; expYear: number }): Promise<SaveResult>;
  };
  recurring?: Recurring;
  methods: {
    /** True when it is gone there, now or before. */
    remove(account: Account, method: { id: string; customerId: string }): Promise<boolean>;
    /**
     * How a method stands that was told of: by its own id, or by that of its setup or mandate. Null where nothing follows from it.
     * An error where the provider cannot be asked now.
     */
    look(account: Account, sought: { id: string; customerId: string }): Promise<SeenMethod | null>;
  };
  banks?: {
    save(account: Account, bank: { key: string; token: string; customerId: string }): Promise<SaveResult>;
    change(
      account: Account,
      bank: { id: string; customerId: string; holderName: string; holderType: "individual" | "company" },
    ): Promise<SaveResult>;
    verify(
      account: Account,
      bank: { id: string; customerId: string; proof: BankProof; address: string },
    ): Promise<SaveResult>;
    /** What the browser needs to set up an account by itself; null when the provider is out of reach. */
    setUp(
      account: Account,
      who: { key: string; customerId: string },
    ): Promise<{ id: string; clientSecret: string } | null>;
    /** One that the browser set up, if it is this customer's. */
    find(account: Account, bank: { id: string; customerId: string }): Promise<SavedMethod | null>;
  };
}
