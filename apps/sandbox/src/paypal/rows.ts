import type { Authentication } from "./cards/authenticate-card.ts";
import type { Card } from "./cards/cards.ts";
import type { Payer, Wallet } from "./wallets/wallets.ts";

/**
 * The rows of PayPal's stand-in. Times are milliseconds; `cents` are in the currency's smallest unit, so whole yen in
 * yen; show-*.ts turn them into the API's shapes.
 */
export type AccountRow = { id: string; secretHash: string; created: number; vault: boolean };

export type OrderStatus = "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";

export type OrderRow = {
  id: string;
  account: string;
  status: OrderStatus;
  created: number;
  updated: number;
  cents: number;
  currency: string;
  referenceId: string;
  customId?: string | undefined;
  invoiceId?: string | undefined;
  description?: string | undefined;
  softDescriptor?: string | undefined;
  verification?: string | undefined;
  storeInVault: boolean;
  customerId?: string | undefined;
  card?: Card | undefined;
  authentication?: Authentication | undefined;
  /** The account that the order asks for, when the call that created it named one. */
  wallet?: Wallet | undefined;
  /** Who approved the order in PayPal's or Venmo's window, or whose saved account was charged. */
  payer?: Payer | undefined;
  captureId?: string | undefined;
  /** The payment token that the capture created, when the order requested one. */
  vaultedAs?: string | undefined;
};

export type CaptureStatus = "COMPLETED" | "DECLINED" | "PARTIALLY_REFUNDED" | "REFUNDED";

export type CaptureRow = {
  id: string;
  account: string;
  orderId: string;
  status: CaptureStatus;
  created: number;
  updated: number;
  cents: number;
  currency: string;
  feeCents: number;
  refundedCents: number;
  refundIds: string[];
  customId?: string | undefined;
  invoiceId?: string | undefined;
  /** What the card's bank answered; undefined for a payment from a PayPal or Venmo account. */
  responseCode?: string | undefined;
  networkId?: string | undefined;
  brand?: string | undefined;
};

export type RefundRow = {
  id: string;
  account: string;
  captureId: string;
  created: number;
  cents: number;
  currency: string;
  totalRefundedCents: number;
  customId?: string | undefined;
  invoiceId?: string | undefined;
  note?: string | undefined;
};

export type SetupTokenRow = {
  id: string;
  account: string;
  status: "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "TOKENIZED";
  created: number;
  customerId: string;
  merchantCustomerId?: string | undefined;
  verification?: string | undefined;
  card?: Card | undefined;
  authentication?: Authentication | undefined;
  wallet?: Wallet | undefined;
  payer?: Payer | undefined;
  paymentTokenId?: string | undefined;
};

export type PaymentTokenRow = {
  id: string;
  account: string;
  created: number;
  customerId: string;
  merchantCustomerId?: string | undefined;
} & SavedSource;

/** What was saved: a card, or the account of a payer. */
export type SavedSource = { card: Card; payer?: undefined } | { card?: undefined; payer: Payer };

/** A movement of the account's balance, as the transaction search reports it. */
export type TransactionRow = {
  id: string;
  account: string;
  code: string;
  time: number;
  cents: number;
  feeCents: number;
  currency: string;
  /** The balance after the movement. */
  balanceCents: number;
  referenceId?: string | undefined;
  customId?: string | undefined;
  invoiceId?: string | undefined;
};

export type WebhookRow = { id: string; account: string; url: string; events: string[]; created: number };

export type EventRow = { id: string; account: string; time: number; type: string; about: string; body: EventBody };
export type EventBody = { id: string; event_type: string; create_time: string; [name: string]: unknown };

export type DisputeRow = {
  id: string;
  account: string;
  captureId: string;
  created: number;
  updated: number;
  cents: number;
  currency: string;
  reason: string;
  status: "WAITING_FOR_SELLER_RESPONSE" | "RESOLVED";
  outcome?: "RESOLVED_BUYER_FAVOUR" | "RESOLVED_SELLER_FAVOUR" | "ACCEPTED" | undefined;
  feeCents: number;
};

/** A PayPal-Request-Id that was used, and the id of what the call created. */
export type RequestRow = {
  id: string;
  time: number;
  bodyHash: string;
  made: string;
  /** An answer that every repetition of the call gets; only a fault sets it. */
  spoilt?: { status: number; body: unknown } | undefined;
};

export type KeyRow = { id: string; value: string };
