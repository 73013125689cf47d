/** Characters that have a meaning anywhere in Markdown. They are written as entities, which also work within a link. */
const SIGNS = /[`[\]<>|~\\{@]/g;

/** Escapes plain text for Markdown, so that nothing in it is read as formatting, a link or an icon. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/&(?=#?\w+;)/g, "&amp;")
    .replaceAll(SIGNS, (sign) => `&#${sign.codePointAt(0)};`)
    .replaceAll(/[*_]/g, String.raw`\$&`)
    .replaceAll(/(https?|ftp)(?=:)/gi, (scheme) => `${scheme.slice(0, -1)}&#${scheme.codePointAt(scheme.length - 1)};`)
    .replaceAll(/www\./gi, (start) => `${start.slice(0, 3)}&#46;`)
    .replaceAll(":icon-", "&#58;icon-");
}

/** Escapes characters that would make the line a heading, a list or a rule, because they are at its beginning. */
export const escapeLineStart = (line: string): string =>
  line.replace(/^([#+\-=])/, String.raw`\$1`).replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`);

/** Escapes the URL of a link. */
export function escapeAddress(url: string): string {
  const safe = url.replaceAll(/&(?=#?\w+;)/g, "&amp;").replaceAll(/[<>\\]/g, (sign) => encodeURIComponent(sign));
  return /[()\s*_[\]~]/.test(safe) ? `<${safe.replaceAll(/\s/g, "%20")}>` : safe;
}

export const escapeTitle = (title: string | null | undefined): string =>
  title ? ` "${title.replaceAll(/["\\]/g, String.raw`\$&`)}"` : "";

export const escapeAttribute = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(/\s+/g, " ");
