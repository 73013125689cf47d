/** How many websites may show a church's donation page. */
export const MOST_EMBED_ORIGINS = 50;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
/** Only on the same computer may a website be without HTTPS. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);

/**
 * Returns the origin of a website's address as browsers write it, such as `https://www.grace.example`; null if it is no
 * address of a website. The strict rule for the host also keeps every character out that has a meaning in a Content
 * Security Policy.
 */
export function readEmbedOrigin(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !HOST.test(url.hostname)) return null;
  if (url.protocol === "https:") return url.origin;
  return url.protocol === "http:" && LOCAL_HOSTS.has(url.hostname) ? url.origin : null;
}

/** Returns the origins of the church setting `embedOrigins`, which has one in each line. */
export const embedOriginsOf = (setting: string): string[] =>
  [...new Set(setting.split(/\s+/).flatMap((each) => readEmbedOrigin(each) ?? []))].slice(0, MOST_EMBED_ORIGINS);

/** Whether every line of the setting is an origin as browsers write it, and there are not too many. */
export function areEmbedOrigins(setting: string): boolean {
  const lines = setting.split("\n");
  return lines.length <= MOST_EMBED_ORIGINS && lines.every((line) => readEmbedOrigin(line) === line);
}
