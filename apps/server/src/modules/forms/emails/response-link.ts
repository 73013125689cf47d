/** The portal's path to a response. */
export const responseLink = (formId: string, submissionId: string): string =>
  `/forms/${encodeURIComponent(formId)}/responses?response=${encodeURIComponent(submissionId)}`;
