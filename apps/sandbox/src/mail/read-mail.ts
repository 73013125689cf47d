import PostalMime, { type Address, type Email } from "postal-mime";
import type { MailContent } from "./mail.ts";

// The parser works line by line. An email of the maximum size with the usual 76 characters a line has half as many
// lines.
const MAX_LINES = 300_000;

/** Parses an email's source. An email that cannot be parsed is shown as plain source. */
export async function readMail(source: Buffer): Promise<MailContent> {
  if (hasTooManyLines(source)) return asItCame(source);
  try {
    return toContent(await PostalMime.parse(source, { rfc822Attachments: true }));
  } catch {
    return asItCame(source);
  }
}

function hasTooManyLines(source: Buffer): boolean {
  let lines = 0;
  for (let at = source.indexOf(10); at !== -1 && lines <= MAX_LINES; at = source.indexOf(10, at + 1)) lines += 1;
  return lines > MAX_LINES;
}

function asItCame(source: Buffer): MailContent {
  const none = { from: "", fromName: "", toLine: "", ccLine: "", subject: "", date: "" };
  return { ...none, text: source.toString(), html: "", attachments: [] };
}

function toContent(email: Email): MailContent {
  const sender = mailboxes(email.from ? [email.from] : [])[0];
  return {
    from: sender?.address ?? "",
    fromName: sender?.name ?? "",
    toLine: addressLine(email.to),
    ccLine: addressLine(email.cc),
    subject: email.subject ?? "",
    date: isoDate(email.date),
    text: email.text ?? "",
    html: email.html ?? "",
    attachments: email.attachments.map((part, index) => ({
      name: part.filename ?? `attachment-${index + 1}`,
      type: part.mimeType,
      contentId: (part.contentId ?? "").replace(/^<|>$/g, ""),
      bytes: typeof part.content === "string" ? Buffer.from(part.content) : new Uint8Array(part.content),
    })),
  };
}

function mailboxes(addresses: Address[]): { name: string; address: string }[] {
  return addresses.flatMap((address) => (address.group ? address.group : [address]));
}

function addressLine(addresses: Address[] = []): string {
  return mailboxes(addresses)
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(", ");
}

function isoDate(date: string | undefined): string {
  const time = Date.parse(date ?? "");
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}
