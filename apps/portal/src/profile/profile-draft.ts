import { isEmail, sameEmail, type Profile } from "@offertory/contract";

/** A person's own name in the form. */
export interface NameDraft {
  firstName: string;
  lastName: string;
}
export type NameProblem = "first-name-missing" | "last-name-missing";

export const startName = ({ firstName, lastName }: Profile): NameDraft => ({ firstName, lastName });

export function problemsWithName({ firstName, lastName }: NameDraft): Partial<Record<keyof NameDraft, NameProblem>> {
  return {
    ...(firstName.trim() ? {} : { firstName: "first-name-missing" as const }),
    ...(lastName.trim() ? {} : { lastName: "last-name-missing" as const }),
  };
}

export function nameChange(draft: NameDraft, profile: NameDraft): Partial<NameDraft> {
  return {
    ...(draft.firstName.trim() === profile.firstName ? {} : { firstName: draft.firstName.trim() }),
    ...(draft.lastName.trim() === profile.lastName ? {} : { lastName: draft.lastName.trim() }),
  };
}

export const isNameChanged = (draft: NameDraft, profile: NameDraft): boolean =>
  Object.keys(nameChange(draft, profile)).length > 0;

export interface EmailDraft {
  email: string;
  password: string;
}
export type EmailProblem = "email-invalid" | "email-same" | "password-missing";

/** Checks a change of email: a valid address that differs from the current one, and the password. */
export function problemsWithEmail(
  { email, password }: EmailDraft,
  current: string,
): Partial<Record<keyof EmailDraft, EmailProblem>> {
  const address = email.trim();
  return {
    ...(isEmail(address) ? {} : { email: "email-invalid" as const }),
    ...(isEmail(address) && sameEmail(address) === sameEmail(current) ? { email: "email-same" as const } : {}),
    ...(password ? {} : { password: "password-missing" as const }),
  };
}
