import type { Gift } from "@offertory/contract";
import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import { dueDay, FREQUENCIES, type Day, type Frequency } from "@offertory/contract/giving/frequencies/recurrence";
import type { Cents } from "@offertory/contract/money/cents";
import type { PaymentSource } from "@offertory/giving-client/card-entry";
import { type FundLine, fundLinesOf, giftBody } from "@offertory/giving-client/draft";
import type { Draft } from "../draft/draft.ts";
import type { Give } from "../give-context.ts";

/** A gift as the donor is told of it afterwards. Browsers keep it while the gift is under way, also past an update of this page. */
export interface GiftSummary {
  total: Cents;
  fee: Cents;
  shares: { name: string; amount: Cents }[];
  email: string;
  /** Of a recurring gift: how often, and when the first and the next one come. */
  frequency: Frequency | null;
  next: Day | null;
  /** It begins later: nothing was given yet. */
  beginsLater: boolean;
}

interface VisitorGift {
  payer: Pick<Draft, "firstName" | "lastName" | "email">;
  gateway: PageGateway;
  paymentSource: PaymentSource;
  lines: readonly FundLine[];
  total: Cents;
  notes: string;
  recurrence?: Pick<Draft, "start" | "frequency"> | null;
}

export const holderOf = ({ firstName, lastName, email }: VisitorGift["payer"]) => ({
  name: `${firstName.trim()} ${lastName.trim()}`,
  email: email.trim(),
});

/** A visitor's gift as the wire carries it. */
export function bodyOf({ page, home }: Give, { payer, ...gift }: VisitorGift): Gift {
  const { church, funds } = page;
  const { name: display, email } = holderOf(payer);
  const name = { display, first: payer.firstName.trim(), last: payer.lastName.trim() };
  return {
    ...giftBody({ ...gift, churchId: church.id, funds, person: { email, name } }),
    church: { name: church.name, subDomain: church.subDomain, churchURL: home, logo: church.logoLight },
  };
}

export function summaryOf({ page, language }: Give, draft: Draft, total: Cents, fee: Cents): GiftSummary {
  const recurs = draft.type === "recurring";
  const beginsLater = recurs && draft.start > page.today;
  return {
    total,
    fee,
    shares: fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({
      name: page.funds.find(({ id }) => id === fundId)?.name ?? "",
      amount: cents,
    })),
    email: draft.email.trim(),
    frequency: recurs ? draft.frequency : null,
    next: recurs ? (beginsLater ? draft.start : dueDay(draft.start, FREQUENCIES[draft.frequency], 1)) : null,
    beginsLater,
  };
}
