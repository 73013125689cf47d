import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { type Frequency, DEFAULT_FREQUENCY } from "@offertory/contract/giving/frequency-names";
import type { Day } from "@offertory/contract/giving/recurrence";
import { type Cents, sumOf } from "@offertory/contract/money/cents";
import type { Boot } from "../boot.ts";
import { type Language, readAmount, writeAmount } from "@offertory/i18n";
import { keepsCards } from "./keeps-cards.ts";
import { readLink } from "./link.ts";

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
  /** When the form was begun: what another tab gave since then may be this very gift. */
  begunAt: number;
}

/** What the link to the page has fixed. */
export interface Fixed {
  amount: boolean;
  fundId: string | null;
}

/** An amount or a fund of the link is fixed. */
export function fixedBy(boot: Pick<Boot, "query" | "page">): Fixed {
  const { amount, fundId } = readLink(boot);
  return { amount: amount !== null, fundId };
}

export function startDraft(boot: Pick<Boot, "query" | "page" | "language">): Draft {
  const { page, language } = boot;
  const { fundId, amount, frequency } = readLink(boot);
  const [gateway] = page.gateways;
  return {
    type: frequency ? "recurring" : "once",
    shares: [
      { fundId: fundId ?? page.funds[0]?.id ?? "", amount: amount === null ? "" : writeAmount(language, amount) },
    ],
    frequency: frequency ?? DEFAULT_FREQUENCY,
    start: page.today,
    coverFee: false,
    firstName: "",
    lastName: "",
    email: "",
    notes: "",
    gatewayId: gateway?.id ?? "",
    begunAt: Date.now(),
  };
}

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
export const netOf = ({ shares }: Pick<Draft, "shares">, language: Language): Cents =>
  sumOf(shares.map(({ amount }) => readAmount(language, amount) ?? 0));

/** The fee is added where the church has it so, else where the donor wants it. */
export const addsFee = (gateway: PageGateway | undefined, { coverFee }: Pick<Draft, "coverFee">): boolean =>
  Boolean(gateway?.payFees) || coverFee;
