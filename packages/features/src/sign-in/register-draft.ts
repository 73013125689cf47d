import { isEmail } from "@offertory/contract";

export interface RegisterDraft {
  firstName: string;
  lastName: string;
  email: string;
}

export const startRegistration = (): RegisterDraft => ({ firstName: "", lastName: "", email: "" });

export const trimmed = ({ firstName, lastName, email }: RegisterDraft): RegisterDraft => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
});

/** The messages of `login.validate` to show, by field. */
export type RegisterProblems = { [Field in keyof RegisterDraft]?: Field };

export function problemsOfRegistration(draft: RegisterDraft): RegisterProblems {
  const { firstName, lastName, email } = trimmed(draft);
  return {
    ...(!firstName && { firstName: "firstName" }),
    ...(!lastName && { lastName: "lastName" }),
    ...(!isEmail(email) && { email: "email" }),
  };
}
