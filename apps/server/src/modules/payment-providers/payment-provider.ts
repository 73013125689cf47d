import type { MethodType } from "@offertory/contract";
import type { Money } from "../../platform/money/money.ts";
import type { BalanceTransaction } from "./balance-transaction.ts";
import type { ChargeIds, ChargeRequest, PaymentUpdate } from "./charge.ts";
import type { NewOrder, OrderCard, OrderPayer, OrderResult } from "./order.ts";
import type { ProviderEvent, SignedDelivery } from "./provider-event.ts";
import type { BankProof, MethodState, SaveResult, SavedMethod } from "./saved-method.ts";
import type { Account } from "./account.ts";
import type { Recurring } from "./recurring-provider.ts";

/** A payment that the donor approved in a wallet. Its token pays one gift, or saves one card. */
export interface WalletPayment {
  /** The brand of the card, or the name of a wallet that has no card. */
  name: string;
  last4: string;
  fingerprint: string;
  /** The donor as the wallet shows them. */
  payer: { email: string; name: string };
}

export type RefundUpdate =
  | { outcome: "succeeded"; refundId: string }
  /** `taken`: the amount has left the church's balance at the provider, but has not reached the donor yet. */
  | { outcome: "processing"; refundId: string; taken?: boolean }
  | { outcome: "failed"; refundId: string; reason: string }
  | { outcome: "unknown"; why: string };

/** A refund as the provider shows it, made by us or on the provider's own website. */
export interface ProviderRefund extends ChargeIds {
  refundId: string;
  /** The id of our refund row; empty when the refund was made on the provider's own website. */
  ourId: string;
  amount: Money;
  update: RefundUpdate;
}

/** The current state of a dispute. A bank debit that is returned after it succeeded is a dispute lost at once. */
export interface DisputeUpdate extends ChargeIds {
  disputeId: string;
  /** An inquiry is a question of the bank: no money was withdrawn yet. */
  status: "inquiry" | "open" | "won" | "lost";
  reason: string;
  amount: Money;
  dueAt: Date | null;
  openedAt: Date;
  /** The balance transactions of the dispute. The amount is negative when money was withdrawn; the fee comes on top. */
  moves: readonly { id: string; amount: Money; fee: Money }[];
}

/**
 * One payment provider. Optional capabilities are undefined where the provider lacks them; operations that need one
 * call `requireCapability`.
 */
export interface PaymentProvider {
  /** Checks whether the provider accepts the keys of this account. Nothing is charged. */
  check(account: Account): Promise<"works" | "refused" | "unreachable">;
  charges: {
    charge(account: Account, request: ChargeRequest): Promise<PaymentUpdate>;
    /**
     * Finds the current state by `providerId`, or where that is empty by searching the provider's lists for `intentId`.
     * Null: no such charge.
     */
    look(
      account: Account,
      query: {
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
    /** Refunds a part of a charge. The idempotency key is committed before the call. */
    refund(
      account: Account,
      request: { key: string; refundId: string; chargeId: string; amount: Money },
    ): Promise<RefundUpdate>;
    /** Null: no such refund. Throws when the provider is out of reach. */
    look?(account: Account, refundId: string): Promise<ProviderRefund | null>;
    listOf?(account: Account, chargeId: string): Promise<ProviderRefund[]>;
  };
  disputes?: {
    /** Null: no such dispute. Throws when the provider is out of reach. */
    look(account: Account, disputeId: string): Promise<DisputeUpdate | null>;
  };
  /** The balance transactions of the church's account. */
  balance?: {
    list(account: Account, within: { from: Date; until: Date }): AsyncIterable<BalanceTransaction>;
    /** The transactions that a payout consists of, without its own; null where the provider does not list them. */
    inPayout?(account: Account, payoutId: string): Promise<AsyncIterable<BalanceTransaction> | null>;
    /** The id of the invoice that a charge paid; empty when the charge is no renewal. */
    invoiceOf?(account: Account, providerId: string): Promise<string>;
    /** The transactions of one charge or refund, or the one transaction that has this id. */
    of(account: Account, id: string): Promise<BalanceTransaction[]>;
  };
  /** Lists events since a time by the provider's clock, in any order: for servers that webhooks cannot reach. */
  events?: {
    since(account: Account, from: Date): AsyncIterable<ProviderEvent & { at: Date }>;
  };
  /** Creates customers: absent where the provider creates them itself when it saves a card. */
  customers?: {
    create(account: Account, who: { key: string; email: string; name: string; personId: string }): Promise<string>;
  };
  webhooks: {
    /** Registers a webhook at this URL and returns the secret that `read` verifies its deliveries with. */
    register(account: Account, url: string): Promise<string>;
    /** Returns the event of a delivery, or null where the signature is wrong. Throws when it cannot be verified now. */
    read(account: Account, delivery: SignedDelivery): Promise<ProviderEvent | null>;
  };
  /** Of a provider whose script in the browser collects the card for an order (PayPal). */
  orders?: {
    /** The token that starts PayPal's script in the browser: of SDK v6, or of Hosted Fields for older clients. */
    clientToken(account: Account, kind: "v6" | "older"): Promise<string | null>;
    create(account: Account, order: NewOrder): Promise<OrderResult>;
    /** Null: no such order. `card` is null until the donor entered one, and while the provider is out of reach. */
    read(account: Account, orderId: string): Promise<{ type: MethodType; card: OrderCard | null } | null>;
    /** Null until the donor has approved the order in the provider's window. Throws when the provider is out of reach. */
    readPayer(account: Account, orderId: string): Promise<OrderPayer | null>;
    /** Whether this account may save cards, which recurring gifts need; null when the provider is out of reach. */
    maySave(account: Account): Promise<boolean | null>;
  };
  /** Of a provider whose script offers the wallets of the device. */
  wallets?: {
    isToken(id: string): boolean;
    /** Null: no such token. Throws when the provider is out of reach. */
    read(account: Account, tokenId: string): Promise<WalletPayment | null>;
  };
  /** Absent where the provider saves a card only together with a payment. */
  cards?: {
    /** `id` is that of a card, or the token of a wallet. */
    save(account: Account, card: { key: string; id: string; customerId: string }): Promise<SaveResult>;
    change(account: Account, card: { id: string; expMonth: number; expYear: number }): Promise<SaveResult>;
  };
  recurring?: Recurring;
  methods: {
    /** Returns true when the provider no longer has the method, removed now or before. */
    remove(account: Account, method: { id: string; customerId: string }): Promise<boolean>;
    /**
     * Finds the current state of a method by its own id, or by the id of its setup or mandate. Null where there is
     * nothing to change. Throws when the provider is out of reach.
     */
    look(account: Account, query: { id: string; customerId: string }): Promise<MethodState | null>;
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
    /** Creates a setup that the browser completes with the client secret; null when the provider is out of reach. */
    setUp(
      account: Account,
      who: { key: string; customerId: string },
    ): Promise<{ id: string; clientSecret: string } | null>;
    /** Finds a bank account that the browser set up; null unless it was set up for this customer. */
    find(account: Account, bank: { id: string; customerId: string }): Promise<SavedMethod | null>;
  };
}
