import { isEmail, sameEmail, type Profile } from "@offertory/contract";

/** One's own name as the form holds it. */
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

/** Another address needs to be one, to be another, and the password that proves who asks. */
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
