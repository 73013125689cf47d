/** What has been typed so far, and whether that was all. */
export type Typed = { text: string; state: "typing" | "done" | "cancelled" };

export const NOTHING_TYPED: Typed = { text: "", state: "typing" };

/** Arrows, Home, Delete and the like arrive as several signs: unseen, nobody could tell that they became part of the text. */
// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const SPECIAL_KEYS = /\u001B(?:\[[0-9;?]*[ -/]*[@-~]|O[@-~]|.)?/gsu;

/** Adds the keys that a terminal sent, unseen, to what was typed. */
export function readKeys(before: Typed, keys: string): Typed {
  let { text } = before;
  for (const key of keys.replaceAll(SPECIAL_KEYS, "")) {
    if (key === "\r" || key === "\n" || key === "\u0004") return { text, state: "done" };
    if (key === "\u0003") return { text: "", state: "cancelled" };
    if (key === "\u007F" || key === "\b") text = withoutLast(text);
    else if (key === "\u0015") text = "";
    else if (key >= " ") text += key;
  }
  return { text, state: "typing" };
}

const signs = new Intl.Segmenter();

/** What a person sees as one sign may be several to the computer. */
const withoutLast = (text: string): string => text.slice(0, [...signs.segment(text)].at(-1)?.index ?? 0);
