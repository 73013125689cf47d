import type { Gift, PaymentMethod, PublicGateway } from "@offertory/contract";
import type { GivingCall } from "../calls/index.ts";
import type { Failure } from "./payment-failed.ts";

/** As much of a gateway as a browser needs to take a card through it. */
export type CardGateway = Pick<PublicGateway, "id" | "provider" | "publicKey" | "scriptUrl" | "capabilities">;

/** What a gift is paid with, as it is sent. */
export type PaymentSource = Pick<PaymentMethod, "id" | "type"> & Partial<Pick<PaymentMethod, "customerId">>;

export interface CardHolder {
  name: string;
  email: string;
}

export interface PaymentSourceRequest {
  /** The gift that is to be paid, as far as it is known: what pays it is asked for. */
  gift: Gift;
  holder: CardHolder;
  /** Keep the card for later gifts of who is signed in. */
  save?: boolean;
  /** The captcha's ticket of somebody without an account. */
  ticket?: string;
}

/** Where a card is typed: in frames of the payment provider, which alone see its number. */
export interface CardEntry {
  /** Says under each field what is wrong with it; answers why the card cannot be used, or null. */
  check(): Failure | null;
  /** Makes of the typed card what pays this gift. No money moves before the gift itself is sent. */
  makePaymentSource(request: PaymentSourceRequest): Promise<PaymentSource>;
  /** Makes a payment method of the card, to be kept; absent where the provider keeps cards only with an order. */
  makeCard?(holder: CardHolder): Promise<string>;
  focus(): void;
  destroy(): void;
}

/** The parts of a card that have a place of their own on the page. */
export const CARD_FIELDS = ["number", "expiry", "cvv"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardPart = CardField | "holder";

export interface CardLook {
  ink: string;
  soft: string;
  danger: string;
}

/** Where on the page a card is typed, and what the page is told meanwhile. */
export interface CardPlace {
  call: GivingCall;
  churchId: string;
  gateway: CardGateway;
  /** The element for a field; a provider whose card is one field takes that of the number. */
  place(field: CardField): HTMLElement | null;
  /** How its fields are called, for who does not see them. */
  label(field: CardField): string;
  /** The page's colors now; the frame is not ours and knows nothing of them. */
  look(): CardLook;
  /** The name on the card, where it is typed into a field of ours. */
  holder(): string;
  /** What is wrong with the card, in the provider's words; null once that is put right. */
  onProblem(words: string | null): void;
  /** Which parts of the card are wrong: all of them once the card is checked, and of those what is still wrong while somebody types. */
  onWrongParts(wrong: (shown: ReadonlySet<CardPart>) => ReadonlySet<CardPart>): void;
}
