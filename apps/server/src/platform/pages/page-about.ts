import { escapeHtml } from "../html/escape-html.ts";

/** What a page is about, for search engines and for those who share its link. */
export interface PageAbout {
  title: string;
  description: string;
  /** A whole address, or one of our own paths. */
  picture: string | null;
}

/** Says what an address of an app is about; null where there is nothing particular to say. */
export type ReadPageAbout = (path: string) => Promise<PageAbout | null>;

/** The page of an app, with its title and what others show of a link to it. */
export function withAbout(html: string, about: PageAbout | null, origin: string): string {
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
