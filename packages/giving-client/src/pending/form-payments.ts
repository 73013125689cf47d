import { sentGifts } from "./sent-gifts.ts";

interface PaidQuestion {
  submissionId: string;
  questionId: string;
}

interface More {
  /** The captcha token of a guest. */
  captchaToken: string;
  giftId: string | null;
}

/**
 * The payments for forms that were sent from this browser. A payment with an unknown outcome is still the same payment
 * after a reload.
 */
export function formPayments(churchId: string, donor: string, options: { isGuest?: boolean } = {}) {
  const payments = sentGifts<More>(churchId, `form ${donor}`, options);
  return {
    ...payments,
    /** Finds the payment for this question whose outcome is not known yet. */
    openFor: ({ submissionId, questionId }: PaidQuestion) =>
      payments
        .allPending()
        .find(({ body: { form } }) => form?.submissionId === submissionId && form.questionId === questionId),
  };
}
