import type { CardEntryKind, MethodType } from "@offertory/contract";
import type { CardGateway, PaymentSource } from "./card-entry.ts";

const PAYS_WITH: Record<CardEntryKind, MethodType> = { "stripe-elements": "card", "paypal-card-fields": "paypal" };

/**
 * The payment source of a gift while its card is being typed. It has no id, because nothing was created from the card
 * yet.
 */
export const typedSource = ({ capabilities }: Pick<CardGateway, "capabilities">): PaymentSource => ({
  id: "",
  type: PAYS_WITH[capabilities.cardEntry],
});
