export const MIN_PASSWORD_LENGTH = 8;
/** Longer than anyone types; keeps the cost of hashing bounded. */
export const MAX_PASSWORD_LENGTH = 200;
/** A set-password link ends after ten minutes. */
export const PASSWORD_LINK_LIFE_MS = 600_000;

export type PasswordProblem = "password-missing" | "password-short" | "password-long" | "passwords-differ";

/** The first thing wrong with a new password and its repetition, as a code whose sentence every screen shows. */
export function problemWithPassword(password: string, repeated: string): PasswordProblem | null {
  if (!password) return "password-missing";
  if (password.length < MIN_PASSWORD_LENGTH) return "password-short";
  if (password.length > MAX_PASSWORD_LENGTH) return "password-long";
  return password === repeated ? null : "passwords-differ";
}

/** A link is fresh when its timestamp is there and under ten minutes old; the server holds its own clock besides. */
export const isFreshLink = (timestamp: string | null, now: number): boolean => {
  const sent = Number(timestamp);
  return Boolean(timestamp) && Number.isFinite(sent) && now - sent < PASSWORD_LINK_LIFE_MS;
};
