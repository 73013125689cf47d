import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import { Refused } from "@offertory/giving-client/calls";
import type { CaptchaResult } from "@offertory/giving-client/captcha";
import { type PaymentSource, typedSource } from "@offertory/giving-client/card-entry";
import { fundLinesOf } from "@offertory/giving-client/draft";
import type { Ending } from "@offertory/giving-client/gift";
import type { Draft } from "../draft/draft.ts";
import type { Problems } from "../draft/find-problems.ts";
import type { Give } from "../give-context.ts";
import { bodyOf, holderOf, summaryOf } from "./describe-gift.ts";
import type { GiftRequest } from "./gift-request.ts";
import { type Paying, payerOf, sourceMakerOf } from "./paying.ts";

export interface GiveNowInput {
  give: Give;
  draft: Draft;
  gateway: PageGateway;
  paying: Paying;
  problems: Problems;
  /** The total that the donor saw on the button or in the wallet, and the fee included in it. */
  total: Cents;
  fee: Cents;
  captcha: CaptchaResult;
  mayGive(gift: GiftRequest): Promise<boolean>;
  send(gift: GiftRequest, captchaToken: string): Promise<Ending>;
}

/** Makes the payment source and sends the gift. Throws if that fails; nothing is charged then. */
export async function giveNow(input: GiveNowInput): Promise<Ending> {
  const { give, draft, gateway, paying, problems, total, fee, captcha } = input;
  const { state, captchaToken } = captcha;
  if (state === "robot" || state === "error")
    throw new Refused(give.t(state === "robot" ? "give:captchaRobot" : "give:captchaError"));
  const lines = fundLinesOf(draft.lines, give.language);
  const recurrence = draft.type === "recurring" ? draft : null;
  const isPersonTyped = !(problems.firstName || problems.lastName || problems.email);
  const payer = payerOf(paying, draft, isPersonTyped);
  const holder = holderOf(payer);
  const giftOf = (paymentSource: PaymentSource): GiftRequest => ({
    type: draft.type,
    body: bodyOf(give, { payer, gateway, paymentSource, lines, total, notes: draft.notes, recurrence }),
    summary: summaryOf(give, draft, { total, fee, email: holder.email }),
    begunAt: draft.begunAt,
  });
  const planned = giftOf(typedSource(gateway));
  if (!(await input.mayGive(planned))) return { kind: "unknown" };
  const request = { gift: planned.body, holder, captchaToken };
  const source = await sourceMakerOf(paying, gateway).makePaymentSource(request);
  // Without one the donor closed the window in which they were to approve the gift.
  return source ? input.send(giftOf(source), captchaToken) : { kind: "unknown" };
}
