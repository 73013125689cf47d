import type { PAYMENT_STATES } from "@offertory/contract";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { FundShareRow } from "../../funds/index.ts";
import { giftForPurpose, type PurposeGift } from "../../payments/index.ts";
import { purposeOfForm } from "./purpose-of-form.ts";
import type { Forms } from "../forms.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

export interface Payment {
  questionId: string;
  /** `open` while nobody knows: the donor's bank asks, or an answer was lost. */
  state: (typeof PAYMENT_STATES)[number] | "open";
  personId: string;
}

/** How it stands with what a kept submission has to pay, as the books have it. */
export const readPayments = (forms: Forms, { churchId, id, prices }: SubmissionRow): Promise<Payment[]> =>
  Promise.all(
    Object.entries(prices ?? {}).map(async ([questionId, price]) => {
      const gift = await giftForPurpose(forms.giving, churchId, purposeOfForm({ submissionId: id, questionId }));
      return { questionId, state: stateOf(gift, price, churchId), personId: gift?.personId ?? "" };
    }),
  );

/** Another sum, or another fund, is not what the question asked for. */
function stateOf(gift: PurposeGift | null, { amount, fundId }: FundShareRow, churchId: string): Payment["state"] {
  if (!gift) return "none";
  const [share, ...others] = gift.funds;
  const fits = others.length === 0 && share?.fundId === fundId && unitsFor(churchId, share.amount) === amount;
  return fits ? gift.status : "failed";
}
