/** The longest email address that mail servers accept. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Characters that surround an address or are invisible. If they were allowed, one mailbox could have several addresses.
 */
const FORBIDDEN_CHARACTERS = /[\s<>()[\]\\,;:"\p{C}]/u;

/**
 * Checks an address by the simple pattern of the sign-in, register and forgot forms: text, an at sign, and text with a
 * dot. It refuses every spelling but one of a mailbox, except for upper and lower case.
 */
export function isEmail(value: string): boolean {
  if (value.length > MAX_EMAIL_LENGTH || FORBIDDEN_CHARACTERS.test(value) || value.normalize("NFC") !== value)
    return false;
  const [mailbox = "", host = "", ...more] = value.split("@");
  const names = host.split(".");
  return mailbox !== "" && more.length === 0 && names.length > 1 && names.every((name) => name !== "");
}
