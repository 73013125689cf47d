interface FormQuestion {
  submissionId: string;
  questionId: string;
}

/** The payment reference of a form's question. The giving modules store it as opaque text. */
export const formPaymentReference = ({ submissionId, questionId }: FormQuestion): string =>
  `form ${submissionId} ${questionId}`;

/** Parses a payment reference; null when it is not one of a form. */
export function parseFormPaymentReference(reference: string): FormQuestion | null {
  const [kind, submissionId, questionId, ...rest] = reference.split(" ");
  return kind === "form" && submissionId && questionId && rest.length === 0 ? { submissionId, questionId } : null;
}
