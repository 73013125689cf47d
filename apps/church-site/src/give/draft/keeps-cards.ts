import type { PageGateway } from "@offertory/contract/giving/donation-page";

/** Without an account a card is kept for the next time by Stripe only: PayPal keeps one for those who are signed in. */
export const keepsCards = ({ capabilities }: Pick<PageGateway, "capabilities">): boolean => capabilities.keepsCards;
