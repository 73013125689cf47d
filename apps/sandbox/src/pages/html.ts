/** Text that is already HTML; all other text is escaped when it is put into a page. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(render)));
}

/** Marks text as HTML without escaping it. Only for our own constants, never for the content of an email. */
export function trusted(text: string): Html {
  return new Html(text);
}

function render(part: HtmlPart): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === null || part === undefined) return "";
  if (typeof part === "object") return part.map(render).join("");
  return escape(String(part));
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
