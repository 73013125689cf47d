interface FormQuestion {
  submissionId: string;
  questionId: string;
}

/** The payment reference of a form's question. The giving modules store it as opaque text. */
export const purposeOfForm = ({ submissionId, questionId }: FormQuestion): string =>
  `form ${submissionId} ${questionId}`;

/** Parses a payment reference; null when it is not one of a form. */
export function formOfPurpose(purpose: string): FormQuestion | null {
  const [kind, submissionId, questionId, ...rest] = purpose.split(" ");
  return kind === "form" && submissionId && questionId && rest.length === 0 ? { submissionId, questionId } : null;
}
