/** Where in the portal a response to a form is read. */
export const responseLink = (formId: string, submissionId: string): string =>
  `/forms/${encodeURIComponent(formId)}/responses?response=${encodeURIComponent(submissionId)}`;
