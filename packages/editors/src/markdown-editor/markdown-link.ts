import { PLAIN_LOOK } from "@offertory/contract/rich-text/link-classes";
import { readBraces, writeBraces } from "@offertory/contract/rich-text/link-markdown";
import { type LinkDraft, newLink } from "../link-editor/index.ts";
import { escapeAddress } from "../to-markdown/escape-text.ts";
import { replaceSelected, type Selected } from "./selected.ts";

export type FoundLink = { link: LinkDraft; start: number; end: number };

const LINK = /(?<!!)\[((?:\\.|[^[\]\\\n])*)\]\((<[^>\n]*>|[^\s)]*)(?: +"[^"\n]*")?\)/g;

/** The link in which the cursor or the selection stands. */
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

/** A new link on the selected words. */
export const startLink = ({ text, start, end }: Selected): LinkDraft =>
  newLink(text.slice(start, end).replaceAll("\n", " "));

/** The words of a link are written as they are typed: signs in them still are signs, only brackets would end it. */
const writeLink = ({ url, text, target, look }: LinkDraft): string =>
  `[${text.replaceAll(/[[\]]/g, String.raw`\$&`)}](${escapeAddress(url)})${writeBraces({ look, target })}`;

/** Puts a link where another stood, or on the selection; the cursor stands behind it then. */
export function putLink(selected: Selected, link: LinkDraft): Selected {
  const written = writeLink(link);
  const place = findLink(selected) ?? selected;
  return replaceSelected({ ...selected, start: place.start, end: place.end }, written, [
    written.length,
    written.length,
  ]);
}

/** The words stay. */
export function dropLink(selected: Selected): Selected {
  const found = findLink(selected);
  return found
    ? replaceSelected({ text: selected.text, start: found.start, end: found.end }, found.link.text)
    : selected;
}
