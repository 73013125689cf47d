import type { Gift } from "@offertory/contract";
import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import { PaymentFailed, type PaymentSource, typedSource } from "@offertory/giving-client/card-entry";
import type { Give } from "../../give/give-context.ts";
import { bodyOf, holderOf, type Payer } from "../../give/send/describe-gift.ts";
import { type Paying, sourceMakerOf } from "../../give/send/paying.ts";

interface ChargeInput {
  give: Give;
  gateway: PageGateway;
  paying: Paying;
  payer: Payer;
  amount: Cents;
  fundId: string;
  form: { submissionId: string; questionId: string };
  captchaToken: string;
}

/** Builds the gift that pays exactly this amount. Throws if that fails; nothing is paid then. */
export async function makeCharge(input: ChargeInput): Promise<Gift> {
  const { give, gateway, paying, payer, amount, fundId, form, captchaToken } = input;
  const lines = [{ fundId, cents: amount }];
  const giftOf = (paymentSource: PaymentSource): Gift => ({
    ...bodyOf(give, { payer, gateway, paymentSource, lines, total: amount, notes: "" }),
    form,
  });
  const planned = giftOf(typedSource(gateway));
  const request = { gift: planned, holder: holderOf(payer), captchaToken };
  const source = await sourceMakerOf(paying, gateway).makePaymentSource(request);
  if (!source) throw new PaymentFailed("account-failed");
  return giftOf(source);
}
