/** The longest email address that mail servers accept. */
export const MAX_EMAIL_LENGTH = 254;

/** RFC 5321 limits the part before the at sign. */
const MAX_MAILBOX_LENGTH = 64;

/** Dot-separated characters that need no quotation marks, and letters and digits of every script (RFC 6531). */
const MAILBOX = /^[\w!#$%&'*+\-/=?^`{|}~\p{L}\p{M}\p{N}]+(?:\.[\w!#$%&'*+\-/=?^`{|}~\p{L}\p{M}\p{N}]+)*$/u;

/** A name of a host, as typed or in Punycode. */
const HOST_NAME = /^(?!-)[\da-z\-\p{L}\p{M}\p{N}]{1,63}(?<!-)$/iu;

/** Letters of any script, as long as they like, or Punycode; no top-level domain is a number. */
const TOP_LEVEL = /^(?:[\p{L}\p{M}]{2,}|xn--[\da-z-]+)$/iu;

/**
 * Checks an address by the rules of RFC 5321, with every top-level domain, for all forms and on the server. It refuses
 * quoted mailboxes (`"a b"@host`) and addresses of machines (`a@[10.0.0.1]`): payment providers refuse them, and quoted
 * texts could smuggle recipients into the header of an email. So a mailbox has only one spelling, except for upper and
 * lower case.
 */
export function isEmail(value: string): boolean {
  if (value.length > MAX_EMAIL_LENGTH || value.normalize("NFC") !== value) return false;
  const [mailbox = "", host = "", ...more] = value.split("@");
  const names = host.split(".");
  return (
    more.length === 0 &&
    mailbox.length <= MAX_MAILBOX_LENGTH &&
    MAILBOX.test(mailbox) &&
    names.length > 1 &&
    names.every((name) => HOST_NAME.test(name)) &&
    TOP_LEVEL.test(names.at(-1) ?? "")
  );
}
