import { Marked, Renderer, type Token, Tokenizer, type Tokens } from "marked";
import { linkClasses } from "./link-classes.ts";
import { type LinkBraces, readBraces } from "./link-markdown.ts";
import { iconLabel, isTextIcon } from "./text-icons.ts";
import { ALIGNMENTS, MAX_LIST_DEPTH } from "./html-policy.ts";

const ALIGNMENT_SUFFIX = new RegExp(`\\{\\.align-(${ALIGNMENTS.join("|")})\\}$`);
/**
 * Limits that keep parsing fast: the characters between the two markers of emphasis, and the depth of nested quotes and
 * lists.
 */
const MAX_INLINE_LENGTH = 1000;
const MAX_NESTING_DEPTH = 20;
const braces = new WeakMap<object, LinkBraces>();

class RichTextTokenizer extends Tokenizer {
  depth = 0;

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return this.limitDepth(() => super.blockquote(src));
  }

  override list(src: string): Tokens.List | undefined {
    return this.limitDepth(() => super.list(src));
  }

  override emStrong(src: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    return super.emStrong(src.slice(0, MAX_INLINE_LENGTH), maskedStart(src, masked), before);
  }

  override del(src: string, masked: string, before?: string): Tokens.Del | undefined {
    return super.del(src.slice(0, MAX_INLINE_LENGTH), maskedStart(src, masked), before);
  }

  override url(src: string): Tokens.Link | undefined {
    return super.url(src.slice(0, 2 * MAX_INLINE_LENGTH));
  }

  override inlineText(src: string): Tokens.Text | undefined {
    return super.inlineText(src.slice(0, MAX_INLINE_LENGTH));
  }

  /** Returns undefined below the depth limit, so that the source is read as plain text. */
  limitDepth<Found>(read: () => Found): Found | undefined {
    if (this.depth >= MAX_NESTING_DEPTH) return undefined;
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }

  /** Makes the braces after a link part of its token. */
  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const token = super.link(src);
    if (token?.type !== "link") return token;
    const found = readBraces(src.slice(token.raw.length));
    if (!found) return token;
    token.raw = src.slice(0, token.raw.length + found.length);
    braces.set(token, found);
    return token;
  }
}

class RichTextRenderer extends Renderer {
  listDepth = 0;

  /** Items that are nested deeper than `MAX_LIST_DEPTH` are shown in the deepest allowed list, in their order. */
  override list(token: Tokens.List): string {
    this.listDepth += 1;
    const shown = this.listDepth < MAX_LIST_DEPTH ? token : { ...token, items: liftItems(token.items) };
    try {
      return super.list(shown);
    } finally {
      this.listDepth -= 1;
    }
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    return `${renderAligned(`h${depth}`, this.parser.parseInline(tokens))}\n`;
  }

  override paragraph({ tokens }: Tokens.Paragraph): string {
    return `${renderAligned("p", this.parser.parseInline(tokens))}\n`;
  }

  /** The text of a tight list is not a paragraph, unless it has an alignment. */
  override text(token: Tokens.Text | Tokens.Escape): string {
    const html = super.text(token);
    return "tokens" in token && token.tokens && ALIGNMENT_SUFFIX.test(html.trimEnd()) ? renderAligned("p", html) : html;
  }

  /** Removes the line break that marked adds at the end; a text would otherwise grow by one line with every edit. */
  override code(token: Tokens.Code): string {
    return super.code({ ...token, lang: "" }).replace("\n</code>", "</code>");
  }

  override del({ tokens }: Tokens.Del): string {
    return `<s>${this.parser.parseInline(tokens)}</s>`;
  }

  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? "☑ " : "☐ ";
  }

  override link(token: Tokens.Link): string {
    const html = super.link(token);
    const found = braces.get(token);
    if (!found) return html;
    const classes = linkClasses(found.look).join(" ");
    const target = found.target === "_blank" ? ' target="_blank"' : "";
    return html.replace("<a ", `<a${classes ? ` class="${classes}"` : ""}${target} `);
  }

  override tablecell(token: Tokens.TableCell): string {
    const inside = this.parser.parseInline(token.tokens);
    const alignmentClass = token.align ? ` class="align-${token.align}"` : "";
    const tag = token.header ? "th" : "td";
    return `<${tag}${alignmentClass}>${inside}</${tag}>\n`;
  }
}

/** Returns the items of a list and of all lists within it in one flat list. */
function liftItems(items: readonly Tokens.ListItem[]): Tokens.ListItem[] {
  return items.flatMap((item) => {
    const lifted: Tokens.ListItem[] = [];
    let own: Token[] = [];
    const close = () => {
      if (own.some(({ type }) => type !== "space")) lifted.push({ ...item, tokens: own });
      own = [];
    };
    for (const token of item.tokens) {
      if (!isList(token)) own.push(token);
      else {
        close();
        lifted.push(...liftItems(token.items));
      }
    }
    close();
    return lifted;
  });
}

const isList = (token: Token): token is Tokens.List => token.type === "list";

/**
 * Returns the start of `src` as it is in `masked`, where marked has replaced code and links. Both end at the same
 * position.
 */
const maskedStart = (src: string, masked: string): string => masked.slice(-src.length).slice(0, MAX_INLINE_LENGTH);

/** Renders an element; a text that ends in `{.align-center}` is aligned. */
function renderAligned(tag: string, inside: string): string {
  const trimmed = inside.trimEnd();
  const found = ALIGNMENT_SUFFIX.exec(trimmed);
  if (!found) return `<${tag}>${inside}</${tag}>`;
  return `<${tag} class="align-${found[1]}">${trimmed.slice(0, found.index).trimEnd()}</${tag}>`;
}

const iconSyntax = {
  name: "icon",
  level: "inline" as const,
  start: (src: string) => src.indexOf(":icon-"),
  tokenizer(src: string) {
    const found = /^:(icon-[a-z0-9-]+):/.exec(src);
    return found?.[1] && isTextIcon(found[1]) ? { type: "icon", raw: found[0], icon: found[1] } : undefined;
  },
  renderer: ({ raw }: Token) => {
    const icon = raw.slice(1, -1);
    return `<span class="icon ${icon}" role="img" aria-label="${iconLabel(icon)}"></span>`;
  },
};

const marked = new Marked({ gfm: true, extensions: [iconSyntax] });
marked.setOptions({ tokenizer: new RichTextTokenizer(), renderer: new RichTextRenderer() });

/** Converts Markdown to HTML. The HTML is not sanitized; the caller must sanitize it before showing it. */
export function markdownToHtml(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false });
  } catch {
    // Markdown that the parser fails on is shown as it was written.
    return `<pre>${markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
  }
}
