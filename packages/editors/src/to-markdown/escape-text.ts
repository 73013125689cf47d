/** Signs that begin something wherever they stand; as numbers they say nothing but themselves, even within a link. */
const SIGNS = /[`[\]<>|~\\{@]/g;

/** Plain words as markdown that says just them: nothing in them is taken for a mark, a link or an icon. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/&(?=#?\w+;)/g, "&amp;")
    .replaceAll(SIGNS, (sign) => `&#${sign.codePointAt(0)};`)
    .replaceAll(/[*_]/g, String.raw`\$&`)
    .replaceAll(/(https?|ftp)(?=:)/gi, (scheme) => `${scheme.slice(0, -1)}&#${scheme.codePointAt(scheme.length - 1)};`)
    .replaceAll(/www\./gi, (start) => `${start.slice(0, 3)}&#46;`)
    .replaceAll(":icon-", "&#58;icon-");
}

/** What would make a heading, a list or a line of a line, only because it stands at its beginning. */
export const escapeLineStart = (line: string): string =>
  line.replace(/^([#+\-=])/, String.raw`\$1`).replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`);

/** An address inside the brackets of a link. */
export function escapeAddress(url: string): string {
  const safe = url.replaceAll(/&(?=#?\w+;)/g, "&amp;").replaceAll(/[<>\\]/g, (sign) => encodeURIComponent(sign));
  return /[()\s*_[\]~]/.test(safe) ? `<${safe.replaceAll(/\s/g, "%20")}>` : safe;
}

export const escapeTitle = (title: string | null | undefined): string =>
  title ? ` "${title.replaceAll(/["\\]/g, String.raw`\$&`)}"` : "";

export const escapeAttribute = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(/\s+/g, " ");
