import { dueDay, FREQUENCIES, type Day, type Frequency } from "@offertory/contract/giving/recurrence";
import { type Cents, dollarsOf } from "@offertory/contract/money/cents";
import type { PageGateway } from "@offertory/contract/giving/donation-page";
import { type Draft } from "../draft/draft.ts";
import { type Language, readAmount } from "@offertory/i18n";
import type { Give } from "../give-context.ts";

/** What pays a gift: what the payment provider made of the card. */
export interface PaymentSource {
  id: string;
  type: "card" | "paypal";
  customerId?: string;
}

/** A gift as the donor is told of it afterwards. */
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

/** What each fund gets; one that stands there twice is one share. */
export function sharesOf({ shares }: Pick<Draft, "shares">, language: Language): { fundId: string; amount: Cents }[] {
  const sums = new Map<string, Cents>();
  for (const { fundId, amount } of shares) {
    const cents = readAmount(language, amount) ?? 0;
    if (cents > 0) sums.set(fundId, (sums.get(fundId) ?? 0) + cents);
  }
  return [...sums].map(([fundId, amount]) => ({ fundId, amount }));
}

const nameOf = ({ page }: Pick<Give, "page">, fundId: string): string =>
  page.funds.find(({ id }) => id === fundId)?.name ?? "";

/** The gift as the wire carries it. */
export function bodyOf(give: Give, draft: Draft, gateway: PageGateway, paymentSource: PaymentSource, total: Cents) {
  const { church } = give.page;
  const { firstName, lastName } = draft;
  const [first, last] = [firstName.trim(), lastName.trim()];
  return {
    id: paymentSource.id,
    type: paymentSource.type,
    ...(paymentSource.customerId && { customerId: paymentSource.customerId }),
    amount: dollarsOf(total),
    churchId: church.id,
    funds: sharesOf(draft, give.language).map(({ fundId, amount }) => ({
      id: fundId,
      amount: dollarsOf(amount),
      name: nameOf(give, fundId),
    })),
    person: { email: draft.email.trim(), name: { display: `${first} ${last}`, first, last } },
    notes: draft.notes.trim(),
    provider: gateway.provider,
    gatewayId: gateway.id,
    church: { name: church.name, subDomain: church.subDomain, churchURL: give.home, logo: church.logoLight },
    ...(draft.type === "recurring" && {
      billing_cycle_anchor: Date.parse(draft.start),
      interval: FREQUENCIES[draft.frequency],
    }),
  };
}

export function summaryOf(give: Give, draft: Draft, total: Cents, fee: Cents): GiftSummary {
  const recurs = draft.type === "recurring";
  const beginsLater = recurs && draft.start > give.page.today;
  return {
    total,
    fee,
    shares: sharesOf(draft, give.language).map(({ fundId, amount }) => ({ name: nameOf(give, fundId), amount })),
    email: draft.email.trim(),
    frequency: recurs ? draft.frequency : null,
    next: recurs ? (beginsLater ? draft.start : dueDay(draft.start, FREQUENCIES[draft.frequency], 1)) : null,
    beginsLater,
  };
}
