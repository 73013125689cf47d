import type { ExpressGateway, ExpressGift } from "./express-gift.ts";

/** An express way to pay on a page. Its height is reserved. */
export interface ExpressPlace {
  name: "wallets" | "accounts";
  height: string;
  gateway: ExpressGateway;
  key: string;
}

const place = (name: ExpressPlace["name"], height: string) => (gateway: ExpressGateway) => ({
  name,
  height,
  gateway,
  key: name + gateway.id,
});

/** Returns the express ways to pay a gift, in the order of the page. */
export const expressPlaces = (
  gateways: readonly ExpressGateway[],
  { type }: Pick<ExpressGift, "type">,
): ExpressPlace[] => [
  ...gateways
    .filter(({ capabilities }) => capabilities.takesWallets)
    // One row of buttons; narrow phones have a row for each wallet.
    .map(place("wallets", "min-h-12 max-[359px]:min-h-26")),
  ...gateways
    // An account is charged only while its owner is there.
    .filter(({ capabilities }) => type === "once" && capabilities.fundingSources.length > 0)
    // One row of buttons, and a line about the window that they open.
    .map(place("accounts", "min-h-18")),
];
