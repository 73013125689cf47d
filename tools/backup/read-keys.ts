/** The text typed so far, and whether the input has ended. */
export type Typed = { text: string; state: "typing" | "done" | "cancelled" };

export const NOTHING_TYPED: Typed = { text: "", state: "typing" };

/**
 * Arrows, Home, Delete and similar keys arrive as several characters. They are dropped: since nothing is shown, nobody
 * would notice that they became part of the passphrase.
 */
// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const SPECIAL_KEYS = /\u001B(?:\[[0-9;?]*[ -/]*[@-~]|O[@-~]|.)?/gsu;

/** Adds the keys that a terminal sent to the typed text. */
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

/** What a person sees as one character may consist of several code points. */
const withoutLast = (text: string): string => text.slice(0, [...signs.segment(text)].at(-1)?.index ?? 0);
