import { sentGifts } from "./sent-gifts.ts";

interface PaidQuestion {
  submissionId: string;
  questionId: string;
}

interface More {
  /** Of somebody without an account. */
  ticket: string;
  giftId: string | null;
}

/** The payments for forms that somebody sent from this browser: one whose end nobody told is the same payment after a reload, too. */
export function formPayments(churchId: string, giver: string, around: { isGuest?: boolean } = {}) {
  const payments = sentGifts<More>(churchId, `form ${giver}`, around);
  return {
    ...payments,
    /** The payment for this question whose end nobody has told yet. */
    openFor: ({ submissionId, questionId }: PaidQuestion) =>
      payments
        .allUnderWay()
        .find(({ body: { form } }) => form?.submissionId === submissionId && form.questionId === questionId),
  };
}
