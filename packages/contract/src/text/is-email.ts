/** The simple pattern of the sign-in, register and forgot forms: something, an at sign, something with a dot. */
export function isEmail(value: string): boolean {
  if (value.length > 254 || /\s/.test(value)) return false;
  const [mailbox = "", host = "", ...more] = value.split("@");
  const dot = host.indexOf(".", 1);
  return mailbox !== "" && more.length === 0 && dot > 0 && dot < host.length - 1;
}
