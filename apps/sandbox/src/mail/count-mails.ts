import type { MailSummary } from "./mail.ts";

const number = new Intl.NumberFormat("en");

export function countMails(mails: MailSummary[]): string {
  const unread = mails.filter((mail) => !mail.read).length;
  const all = mails.length === 1 ? "1 mail" : `${number.format(mails.length)} mails`;
  return unread === 0 ? all : `${all}, ${number.format(unread)} unread`;
}
