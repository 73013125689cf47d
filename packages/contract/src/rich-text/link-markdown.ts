import { linkClasses, type LinkLook, readLink } from "./link-classes.ts";
import type { LinkTarget } from "./link-looks.ts";

/**
 * The look and target of a link in Markdown, in braces after it:
 * `[Give](/give){.btn .btn-primary .btn-large target=_blank}`.
 */
export type LinkBraces = { look: LinkLook; target: LinkTarget };

const BRACES = /^\{((?:\.[\w-]+|target=_(?:self|blank))(?: +(?:\.[\w-]+|target=_(?:self|blank)))*) *\}/;

/** Parses the braces that the text begins with, and returns their length; null when it begins with none. */
export function readBraces(text: string): (LinkBraces & { length: number }) | null {
  const found = BRACES.exec(text);
  if (!found) return null;
  const parts = (found[1] ?? "").split(/ +/);
  const classNames = parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1));
  return {
    look: readLink(classNames),
    target: parts.includes("target=_blank") ? "_blank" : "_self",
    length: found[0].length,
  };
}

/** Writes the braces of a link; empty for a plain link that opens in the same window. */
export function writeBraces({ look, target }: LinkBraces): string {
  const parts = [...linkClasses(look).map((name) => `.${name}`), ...(target === "_blank" ? ["target=_blank"] : [])];
  return parts.length > 0 ? `{${parts.join(" ")}}` : "";
}
