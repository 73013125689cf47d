import type { Gift } from "@offertory/contract";
import { readCampaign } from "@offertory/contract/giving/donations/campaign";
import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import { dueDay, FREQUENCIES, type Day, type Frequency } from "@offertory/contract/giving/frequencies/recurrence";
import type { Cents } from "@offertory/contract/money/cents";
import { displayName } from "@offertory/contract/people/person-name";
import type { CardHolder, PaymentSource } from "@offertory/giving-client/card-entry";
import { type FundLine, fundLinesOf, giftBody } from "@offertory/giving-client/draft";
import type { Draft } from "../draft/draft.ts";
import type { Give } from "../give-context.ts";

/**
 * The gift as the thank-you page shows it. The browser stores it while the gift is pending, so a newer version of the
 * page may read it.
 */
export interface GiftSummary {
  total: Cents;
  fee: Cents;
  lines: { name: string; amount: Cents }[];
  email: string;
  /** Null for a one-time gift. */
  frequency: Frequency | null;
  next: Day | null;
  /** Whether the recurring gift starts later, so that nothing was charged yet. */
  beginsLater: boolean;
}

/** Who gives: as they typed it, or as their wallet or account shows them. */
export type Payer = Pick<Draft, "firstName" | "lastName" | "email"> | CardHolder;

interface VisitorGift {
  payer: Payer;
  gateway: PageGateway;
  paymentSource: PaymentSource;
  lines: readonly FundLine[];
  total: Cents;
  notes: string;
  recurrence?: Pick<Draft, "start" | "frequency"> | null;
}

export const holderOf = (payer: Payer): CardHolder => ({
  name: "name" in payer ? payer.name : displayName({ first: payer.firstName, last: payer.lastName }),
  email: payer.email.trim(),
});

/** A wallet shows one name, which the server splits. */
const namesOf = (payer: Payer) =>
  "name" in payer ? {} : { first: payer.firstName.trim(), last: payer.lastName.trim() };

/** Returns the request body of a visitor's gift. */
export function bodyOf({ page, home, query }: Give, { payer, ...gift }: VisitorGift): Gift {
  const { church, funds } = page;
  const { name: display, email } = holderOf(payer);
  const name = { display, ...namesOf(payer) };
  return {
    ...giftBody({
      ...gift,
      campaign: readCampaign(query.campaign),
      churchId: church.id,
      funds,
      person: { email, name },
    }),
    church: { name: church.name, subDomain: church.subDomain, churchURL: home, logo: church.logoLight },
  };
}

interface Sum {
  total: Cents;
  fee: Cents;
  email: string;
}

export function summaryOf({ page, language }: Give, draft: Draft, { total, fee, email }: Sum): GiftSummary {
  const recurs = draft.type === "recurring";
  const beginsLater = recurs && draft.start > page.today;
  return {
    total,
    fee,
    lines: fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({
      name: page.funds.find(({ id }) => id === fundId)?.name ?? "",
      amount: cents,
    })),
    email,
    frequency: recurs ? draft.frequency : null,
    next: recurs ? (beginsLater ? draft.start : dueDay(draft.start, FREQUENCIES[draft.frequency], 1)) : null,
    beginsLater,
  };
}
