import { coveredFee } from "@offertory/contract/giving/fees";
import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { type Day, FREQUENCY_NAMES, type Frequency, USUAL_FREQUENCY } from "@offertory/contract/giving/recurrence";
import { type Cents, sumOf } from "@offertory/contract/money/cents";
import type { Boot } from "../boot.ts";
import { parseAmount, writeAmount } from "./parse-amount.ts";

/** So much for a fund, as it was typed. */
export interface Share {
  fundId: string;
  amount: string;
}

/** A gift while it is being written. */
export interface Draft {
  type: "once" | "recurring";
  shares: Share[];
  frequency: Frequency;
  start: Day;
  coverFee: boolean;
  firstName: string;
  lastName: string;
  email: string;
  notes: string;
  gatewayId: string;
}

/** What the link to the page has fixed. */
export interface Fixed {
  amount: boolean;
  fundId: string | null;
}

/** An amount or a fund of the link is fixed; a fund that the church does not have is as if none was named. */
export function fixedBy({ query, page }: Pick<Boot, "query" | "page">): Fixed {
  return {
    amount: (parseAmount(query.amount) ?? 0) > 0,
    fundId: page.funds.find(({ id }) => id === query.fundId)?.id ?? null,
  };
}

export function startDraft(boot: Pick<Boot, "query" | "page">): Draft {
  const { query, page } = boot;
  const fixed = fixedBy(boot);
  const frequency = FREQUENCY_NAMES.find((name) => name === query.frequency);
  const [gateway] = page.gateways;
  return {
    type: frequency && page.gateways.some(keepsCards) ? "recurring" : "once",
    shares: [
      {
        fundId: fixed.fundId ?? page.funds[0]?.id ?? "",
        amount: fixed.amount ? writeAmount(parseAmount(query.amount) ?? 0) : "",
      },
    ],
    frequency: frequency ?? USUAL_FREQUENCY,
    start: page.today,
    coverFee: false,
    firstName: "",
    lastName: "",
    email: "",
    notes: "",
    gatewayId: gateway?.id ?? "",
  };
}

/** Without an account a card is kept for the next time by Stripe only: PayPal keeps one for those who are signed in. */
export const keepsCards = ({ provider }: Pick<PageGateway, "provider">): boolean => provider === "stripe";

/** The ways to pay that a gift of this kind can choose from. */
export const gatewaysFor = (type: Draft["type"], gateways: readonly PageGateway[]): PageGateway[] =>
  gateways.filter((gateway) => type === "once" || keepsCards(gateway));

/** The one that was chosen, else the first that will do. */
export function gatewayOf(
  { type, gatewayId }: Pick<Draft, "type" | "gatewayId">,
  gateways: readonly PageGateway[],
): PageGateway | undefined {
  const fit = gatewaysFor(type, gateways);
  return fit.find(({ id }) => id === gatewayId) ?? fit[0];
}

/** What the funds get; what is no amount counts as nothing. */
export const netOf = ({ shares }: Pick<Draft, "shares">): Cents =>
  sumOf(shares.map(({ amount }) => parseAmount(amount) ?? 0));

/** What would cover the fee of a gift, and whether it is added. */
export function feeOf(
  net: Cents,
  gateway: PageGateway | undefined,
  { coverFee }: Pick<Draft, "coverFee">,
): { fee: Cents; isAdded: boolean } {
  const fee = gateway ? coveredFee(net, gateway.rate) : 0;
  return { fee, isAdded: Boolean(gateway?.payFees) || coverFee };
}
