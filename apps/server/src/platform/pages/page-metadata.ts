import { escapeHtml } from "../html/escape-html.ts";

/** The metadata of a page, for search engines and link previews. */
export interface PageMetadata {
  title: string;
  description: string;
  /** An absolute URL, or a path of ours; null without a picture. */
  picture: string | null;
}

/** Returns the metadata for a path of an app; null when it has none of its own. */
export type ReadPageMetadata = (path: string) => Promise<PageMetadata | null>;

/** Adds the title and the meta tags for search engines and link previews to an app's HTML. */
export function addPageMetadata(html: string, about: PageMetadata | null, origin: string): string {
  if (!about) return html;
  const { title, description, picture } = about;
  const image = picture?.startsWith("/") ? `${origin}${picture}` : picture;
  const metas = [
    ["name", "description", description],
    ["property", "og:type", "article"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:image", image],
  ].flatMap(([kind, name, content]) => (content ? [`<meta ${kind}="${name}" content="${escapeHtml(content)}">`] : []));
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${metas.join("")}`);
}
