import type { Gift, PaymentMethod, PublicGateway } from "@offertory/contract";
import type { GivingCall } from "../calls/index.ts";
import type { Failure } from "./payment-failed.ts";

/** The fields of a gateway that a browser needs to take a card through it. */
export type CardGateway = Pick<PublicGateway, "id" | "provider" | "publicKey" | "scriptUrl" | "capabilities">;

/** What a gift is paid with, as it is sent to the server. */
export type PaymentSource = Pick<PaymentMethod, "id" | "type"> & Partial<Pick<PaymentMethod, "customerId">>;

export interface CardHolder {
  name: string;
  email: string;
}

export interface PaymentSourceRequest {
  /** The gift to be paid, without its payment source, which is requested here. */
  gift: Gift;
  holder: CardHolder;
  /** Whether to save the card for later gifts of the signed-in person. */
  save?: boolean;
  /** The captcha token of a guest. */
  captchaToken?: string;
}

/**
 * The card input of a payment provider. It runs in the provider's frames, so that only the provider sees the card
 * number.
 */
export interface CardEntry {
  /** Shows under each field what is wrong with it. Returns why the card cannot be used, or null. */
  check(): Failure | null;
  /** Creates the payment source of this gift from the typed card. No money moves before the gift itself is sent. */
  makePaymentSource(request: PaymentSourceRequest): Promise<PaymentSource>;
  /** Creates a payment method from the card, to be saved; absent if the provider saves cards only with an order. */
  makeCard?(holder: CardHolder): Promise<string>;
  focus(): void;
  destroy(): void;
}

/** The parts of a card that have their own frame on the page. */
export const CARD_FIELDS = ["number", "expiry", "cvv"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardPart = CardField | "holder";

export interface CardLook {
  ink: string;
  soft: string;
  danger: string;
}

/** The page's side of card entry: its elements, labels and colors, and callbacks for problems. */
export interface CardEntryTarget {
  call: GivingCall;
  churchId: string;
  gateway: CardGateway;
  /** The element for a field. A provider with a single card field uses that of `number`. */
  element(field: CardField): HTMLElement | null;
  /** The label of a field for screen readers. */
  label(field: CardField): string;
  /** The page's current colors, because the provider's frame does not inherit them. */
  look(): CardLook;
  /** The name on the card, if it is typed into a field of our page. */
  holder(): string;
  /** Reports what is wrong with the card, in the provider's words; null once it is corrected. */
  onProblem(message: string | null): void;
  /**
   * Reports the wrong parts, computed from those that are shown: checking the card shows all of them, typing only
   * removes corrected ones.
   */
  onWrongParts(wrong: (shown: ReadonlySet<CardPart>) => ReadonlySet<CardPart>): void;
}
