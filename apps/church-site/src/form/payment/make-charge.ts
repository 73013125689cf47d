import type { Gift } from "@offertory/contract";
import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import { type CardState, type PaymentSource, typedCard, typedSource } from "@offertory/giving-client/card-entry";
import type { Give } from "../../give/give-context.ts";
import { bodyOf, holderOf } from "../../give/send/describe-gift.ts";

export interface Payer {
  firstName: string;
  lastName: string;
  email: string;
}

interface ChargeInput {
  give: Give;
  gateway: PageGateway;
  card: CardState;
  payer: Payer;
  amount: Cents;
  fundId: string;
  form: { submissionId: string; questionId: string };
  captchaToken: string;
}

/** Builds the gift that pays exactly this amount with the card. Throws if that fails; nothing is paid then. */
export async function makeCharge(input: ChargeInput): Promise<Gift> {
  const { give, gateway, card, payer, amount, fundId, form, captchaToken } = input;
  const lines = [{ fundId, cents: amount }];
  const giftOf = (paymentSource: PaymentSource): Gift => ({
    ...bodyOf(give, { payer, gateway, paymentSource, lines, total: amount, notes: "" }),
    form,
  });
  const planned = giftOf(typedSource(gateway));
  const request = { gift: planned, holder: holderOf(payer), captchaToken };
  return giftOf(await typedCard(card, gateway).makePaymentSource(request));
}
