import type { DonationPage, PageGateway } from "@offertory/contract/giving/donations/donation-page";

type WithGateways = Pick<DonationPage, "gateways">;

/** Returns the gateway that takes cards; undefined where the church takes no payments. */
export const cardGatewayOf = ({ gateways }: WithGateways): PageGateway | undefined =>
  gateways.find(({ takesCards }) => takesCards);

/** Whether a gift may be recurring: its card must be saved without an account. */
export const mayRecur = (page: WithGateways): boolean => cardGatewayOf(page)?.capabilities.keepsCards ?? false;
