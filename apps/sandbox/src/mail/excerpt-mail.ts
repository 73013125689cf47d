import { decodeEntities } from "./decode-entities.ts";

const MAX_EXCERPT_LENGTH = 8_000;
const MAX_READ = 200_000;

/** The mail's words on one line, for the list and for search. */
export function excerptMail(mail: { text: string; html: string }): string {
  const words = mail.text.trim() ? mail.text.slice(0, MAX_READ) : wordsOfHtml(mail.html.slice(0, MAX_READ));
  return words.replace(/\s+/g, " ").trim().slice(0, MAX_EXCERPT_LENGTH);
}

function wordsOfHtml(html: string): string {
  const unseen = /<(style|script|title)\b[^<>]*>[^<]*(?:<\/\1\s*>)?/gi;
  return decodeEntities(html.replace(unseen, " ").replace(/<[^<>]*>/g, " "));
}
