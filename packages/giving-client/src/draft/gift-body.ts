import { decimalOfUnits } from "@offertory/i18n";
import type { Gift } from "@offertory/contract";
import { FREQUENCIES, type Frequency } from "@offertory/contract/giving/frequencies/recurrence";
import { type Cents } from "@offertory/contract/money/cents";
import type { CardGateway, PaymentSource } from "../card-entry/card-entry.ts";
import type { FundLine } from "./fund-lines.ts";

interface DescribedGift {
  churchId: string;
  person: Gift["person"];
  gateway: Pick<CardGateway, "id" | "provider">;
  paymentSource: PaymentSource;
  lines: readonly FundLine[];
  /** The church's funds with their current names. */
  funds: readonly { id: string; name: string }[];
  /** The amount to be charged, as the donor saw it. */
  total: Cents;
  notes: string;
  /** The campaign of the link that the donor followed. */
  campaign?: string | null;
  /** Only for a recurring gift. */
  recurrence?: { start: string; frequency: Frequency } | null;
}

/** Builds the body of the request. */
export const giftBody = (described: DescribedGift): Gift => {
  const { churchId, person, gateway, paymentSource, lines, funds, total, notes, campaign, recurrence } = described;
  const { id, type, customerId } = paymentSource;
  return {
    id,
    type,
    ...(customerId !== undefined && { customerId }),
    amount: decimalOfUnits(total),
    churchId,
    funds: lines.map(({ fundId, cents }) => ({
      id: fundId,
      amount: decimalOfUnits(cents),
      name: funds.find((fund) => fund.id === fundId)?.name ?? "",
    })),
    person,
    notes: notes.trim(),
    ...(campaign && { campaign }),
    provider: gateway.provider,
    gatewayId: gateway.id,
    ...(recurrence && {
      // The chosen date is sent as midnight UTC; the server reads it as that date in the church's time zone.
      billing_cycle_anchor: Date.parse(`${recurrence.start}T00:00:00Z`),
      interval: FREQUENCIES[recurrence.frequency],
    }),
  };
};
