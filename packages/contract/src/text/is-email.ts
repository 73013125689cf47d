/** What mail servers take at most. */
export const MAX_EMAIL_LENGTH = 254;

/** Signs that only stand around an address, or cannot be seen in it: with them, one mailbox would have several addresses. */
const AROUND = /[\s<>()[\]\\,;:"\p{C}]/u;

/**
 * The simple pattern of the sign-in, register and forgot forms: something, an at sign, something with a dot. Written as people write
 * their address: one mailbox has one spelling, but for upper and lower case.
 */
export function isEmail(value: string): boolean {
  if (value.length > MAX_EMAIL_LENGTH || AROUND.test(value) || value.normalize("NFC") !== value) return false;
  const [mailbox = "", host = "", ...more] = value.split("@");
  const names = host.split(".");
  return mailbox !== "" && more.length === 0 && names.length > 1 && names.every((name) => name !== "");
}
