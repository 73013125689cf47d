interface FormQuestion {
  submissionId: string;
  questionId: string;
}

/** What a gift pays for is a text that only who asks for it understands. */
export const purposeOfForm = ({ submissionId, questionId }: FormQuestion): string =>
  `form ${submissionId} ${questionId}`;

/** Null for what is no question of a form. */
export function formOfPurpose(purpose: string): FormQuestion | null {
  const [kind, submissionId, questionId, ...rest] = purpose.split(" ");
  return kind === "form" && submissionId && questionId && rest.length === 0 ? { submissionId, questionId } : null;
}
