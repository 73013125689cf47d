import type { MailSummary } from "./mail.ts";

/** Returns the emails that contain every word of the text and have a recipient that contains `to`. */
export function searchMails(mails: MailSummary[], { text, to }: { text: string; to: string }): MailSummary[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const recipient = fold(to).trim();
  return mails.filter((mail) => {
    if (recipient && !mail.to.some((address) => fold(address).includes(recipient))) return false;
    if (words.length === 0) return true;
    const haystack = fold([mail.subject, mail.fromName, mail.from, ...mail.to, mail.excerpt].join(" "));
    return words.every((word) => haystack.includes(word));
  });
}

export type MailFilter = { to?: string | undefined; subject?: string | undefined; after?: number | undefined };

/** The filter of the JSON API: the exact recipient, a part of the subject, and the earliest time of receipt. */
export function filterMails(mails: MailSummary[], { to, subject, after }: MailFilter): MailSummary[] {
  return mails.filter(
    (mail) =>
      (!to || mail.to.some((address) => address.toLowerCase() === to.toLowerCase())) &&
      (!subject || fold(mail.subject).includes(fold(subject))) &&
      (after === undefined || Date.parse(mail.received) > after),
  );
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
