import { PLAIN_LOOK } from "@offertory/contract/rich-text/link-classes";
import { readBraces, writeBraces } from "@offertory/contract/rich-text/link-markdown";
import { type LinkDraft, newLink } from "../link-editor/index.ts";
import { escapeAddress } from "../to-markdown/escape-text.ts";
import { replaceSelected, type Selected } from "./selected.ts";

export type FoundLink = { link: LinkDraft; start: number; end: number };

const LINK = /(?<!!)\[((?:\\.|[^[\]\\\n])*)\]\((<[^>\n]*>|[^\s)]*)(?: +"[^"\n]*")?\)/g;

/** Returns the link at the cursor or selection; null when there is none. */
export function findLink({ text, start, end }: Selected): FoundLink | null {
  for (const found of text.matchAll(LINK)) {
    const braces = readBraces(text.slice(found.index + found[0].length));
    const until = found.index + found[0].length + (braces?.length ?? 0);
    if (found.index > start || until < end) continue;
    const link = {
      url: (found[2] ?? "").replace(/^<|>$/g, "").replaceAll("&amp;", "&"),
      text: (found[1] ?? "").replaceAll(/\\([\\[\]])/g, "$1"),
      target: braces?.target ?? "_self",
      look: braces?.look ?? PLAIN_LOOK,
    } as const;
    return { link, start: found.index, end: until };
  }
  return null;
}

/** Returns a new link with the selected text. */
export const startLink = ({ text, start, end }: Selected): LinkDraft =>
  newLink(text.slice(start, end).replaceAll("\n", " "));

/** Writes a link. Its text may contain Markdown; only brackets are escaped, because they would end the link. */
const writeLink = ({ url, text, target, look }: LinkDraft): string =>
  `[${text.replaceAll(/[[\]]/g, String.raw`\$&`)}](${escapeAddress(url)})${writeBraces({ look, target })}`;

/** Replaces the link at the cursor, or else the selection, and moves the cursor behind it. */
export function putLink(selected: Selected, link: LinkDraft): Selected {
  const written = writeLink(link);
  const range = findLink(selected) ?? selected;
  return replaceSelected({ ...selected, start: range.start, end: range.end }, written, [
    written.length,
    written.length,
  ]);
}

/** Removes the link at the cursor and keeps its text. */
export function dropLink(selected: Selected): Selected {
  const found = findLink(selected);
  return found
    ? replaceSelected({ text: selected.text, start: found.start, end: found.end }, found.link.text)
    : selected;
}
