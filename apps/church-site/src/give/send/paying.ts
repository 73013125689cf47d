import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { ExpressPayment } from "@offertory/features/giving/express";
import { type CardState, typedCard } from "@offertory/giving-client/card-entry";
import type { Payer } from "./describe-gift.ts";

/** The typed card, or what the donor approved in a wallet or an account. */
export type Paying = CardState | Pick<ExpressPayment, "donor" | "gateway" | "makePaymentSource">;

/** What a visitor typed wins over what a wallet shows of its owner. */
export const payerOf = (paying: Paying, typed: Payer, isTyped: boolean): Payer =>
  (!isTyped && "donor" in paying && paying.donor) || typed;

/** Throws a PaymentFailed if the typed card cannot be used. */
export const sourceMakerOf = (paying: Paying, gateway: PageGateway): Pick<ExpressPayment, "makePaymentSource"> =>
  "makePaymentSource" in paying ? paying : typedCard(paying, gateway);
