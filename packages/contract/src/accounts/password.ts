export const MIN_PASSWORD_LENGTH = 8;
/** The cost of hashing grows with the password, so its length is limited; 200 is longer than anyone types. */
export const MAX_PASSWORD_LENGTH = 200;
/** How long a set-password link can be used after it was sent. */
export const PASSWORD_LINK_LIFETIME_MS = 600_000;

export type PasswordProblem = "password-missing" | "password-short" | "password-long" | "passwords-differ";

/** Returns the code of the first problem with a new password and its repetition; screens show the code's sentence. */
export function problemWithPassword(password: string, repeated: string): PasswordProblem | null {
  if (!password) return "password-missing";
  if (password.length < MIN_PASSWORD_LENGTH) return "password-short";
  if (password.length > MAX_PASSWORD_LENGTH) return "password-long";
  return password === repeated ? null : "passwords-differ";
}

/**
 * Returns whether a set-password link was sent less than ten minutes ago, by the timestamp in the link. The server also
 * checks by its own clock.
 */
export const isFreshLink = (timestamp: string | null, now: number): boolean => {
  const sent = Number(timestamp);
  return Boolean(timestamp) && Number.isFinite(sent) && now - sent < PASSWORD_LINK_LIFETIME_MS;
};
