import type { PAYMENT_STATES } from "@offertory/contract";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { FundLineRow } from "../../funds/index.ts";
import { findGiftByReference, type ReferencedGift } from "../../payments/index.ts";
import { formPaymentReference } from "./payment-reference.ts";
import type { Forms } from "../forms.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

export interface Payment {
  questionId: string;
  /**
   * `open` while the outcome is unknown: the donor's bank asks for confirmation, or the provider's response was lost.
   */
  state: (typeof PAYMENT_STATES)[number] | "open";
  personId: string;
}

/** Returns the state of each payment of a stored submission, as giving has recorded it. */
export const readPayments = (forms: Forms, { churchId, id, prices }: SubmissionRow): Promise<Payment[]> =>
  Promise.all(
    Object.entries(prices ?? {}).map(async ([questionId, price]) => {
      const gift = await findGiftByReference(
        forms.giving,
        churchId,
        formPaymentReference({ submissionId: id, questionId }),
      );
      return { questionId, state: stateOf(gift, price, churchId), personId: gift?.personId ?? "" };
    }),
  );

/** A gift of another amount or to another fund does not pay the question. */
function stateOf(gift: ReferencedGift | null, { amount, fundId }: FundLineRow, churchId: string): Payment["state"] {
  if (!gift) return "none";
  const [line, ...others] = gift.funds;
  const fits = others.length === 0 && line?.fundId === fundId && unitsFor(churchId, line.amount) === amount;
  return fits ? gift.status : "failed";
}
