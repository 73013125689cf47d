/**
 * Returns whether email programs could turn a part of the text into a link. They also do so with bare host names, so
 * any two words with a dot and no space between them count, except for abbreviations in names such as "St.Mary" and
 * "J.Smith".
 */
export const holdsLink = (text: string): boolean =>
  EXPLICIT_LINK.some((pattern) => pattern.test(text)) ||
  [...text.matchAll(HOST)].some(([, label = ""]) => !ABBREVIATIONS.has(label.toLowerCase()));

const EXPLICIT_LINK = [
  /:\/\//,
  /(?<![\p{L}\d])www[.．｡]\S/iu,
  /[^\s@]@[^\s@]/u,
  // A path after the host: "t.co/win".
  /[\p{L}\d][.．｡]\p{L}[\p{L}\p{M}\d-]*[/?#:]\S/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}[/?#:]\S/,
];

const HOST = /(?<![\p{L}\p{M}\d-])([\p{L}\p{M}\d-]{2,})(?=[.．｡]\p{L}\p{M}*\p{L})/gu;

const ABBREVIATIONS = new Set(
  "st ste sta sto ss dr mr mrs ms mx fr sr jr br mt ft nr no rev prof pr pe msgr dcn ev evang kath luth hl".split(" "),
);

/** An email address, which opens an email program and not a web page. */
const MAILBOX = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+(?![\w-]|\.\w|[/?#:]\S)/g;

/** Inserts a space into everything that an email program could turn into a link. Email addresses stay as they are. */
export function breakLinks(text: string): string {
  if (!holdsLink(text)) return text;
  let broken = "";
  let end = 0;
  for (const { 0: mailbox, index } of text.matchAll(MAILBOX)) {
    broken += breakLinkedWords(text.slice(end, index)) + mailbox;
    end = index + mailbox.length;
  }
  return broken + breakLinkedWords(text.slice(end));
}

const breakLinkedWords = (text: string): string =>
  text.replace(/\S+/g, (word) => (holdsLink(word) ? word.replace(/[.．｡:@/?#](?=\S)/g, "$& ") : word));
