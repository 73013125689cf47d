import type { CardEntryKind, MethodType } from "@offertory/contract";
import type { CardGateway, PaymentSource } from "./card-entry.ts";

const PAYS_WITH: Record<CardEntryKind, MethodType> = { "stripe-elements": "card", "paypal-card-fields": "paypal" };

/** What will pay a gift whose card is being typed: nothing was made of the card yet. */
export const typedSource = ({ capabilities }: Pick<CardGateway, "capabilities">): PaymentSource => ({
  id: "",
  type: PAYS_WITH[capabilities.cardEntry],
});
