import { formatTag } from "@offertory/i18n";
import type { Drawing } from "./drawing.ts";
import { createTranslator } from "./strings.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Returns the title of a page for browser tabs and search results. */
export function titleOf({ data: { church, kind, page }, strings }: Drawing): string {
  const t = createTranslator(strings);
  if (kind === "missing") return `${t("site:frame.missingTitle")} · ${church.name}`;
  if (kind === "events") return `${t("site:frame.events")} · ${church.name}`;
  return page.url === "/" ? church.name : `${page.title} · ${church.name}`;
}

/** Returns the head elements for search engines and link previews. */
export function headOf(drawing: Drawing): string {
  const { data, apps, strings, language } = drawing;
  const { church, page, kind, isPreview } = data;
  const icon = church.icon
    ? `<link rel="icon" href="${escaped(church.icon)}">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  if (kind === "missing" || isPreview) return `${icon}<meta name="robots" content="noindex">`;
  const t = createTranslator(strings);
  const description = kind === "events" ? t("site:frame.eventsDescription", { church: church.name }) : page.description;
  const home = `${apps.site}/${church.subDomain}`;
  const address = page.url === "/" ? home : home + page.url;
  const shared = page.picture || church.logoLight;
  const picture = shared.startsWith("/") ? apps.site + shared : shared;
  const property = (name: string, value: string) =>
    value ? `<meta property="og:${name}" content="${escaped(value)}">` : "";
  return [
    icon,
    description ? `<meta name="description" content="${escaped(description)}">` : "",
    `<link rel="canonical" href="${escaped(address)}">`,
    property("type", "website"),
    property("site_name", church.name),
    property("title", titleOf(drawing)),
    property("description", description),
    property("url", address),
    property("locale", formatTag(language)),
    property("image", picture),
    `<meta name="twitter:card" content="${page.picture ? "summary_large_image" : "summary"}">`,
    page.url === "/" ? jsonLd(church, home) : "",
  ].join("");
}

/** Returns the church as JSON-LD for search engines. It is data, so no browser runs it. */
function jsonLd(church: Drawing["data"]["church"], url: string): string {
  const { name, address1, address2, city, state, zip, country, logoLight, contact } = church;
  const street = [address1, address2].filter(Boolean).join(", ");
  const written = JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Church",
    name,
    url,
    ...(logoLight && { logo: logoLight }),
    ...(contact.includes("@") && { email: contact }),
    ...((street || city) && {
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: zip,
        addressCountry: country,
      },
    }),
  });
  return `<script type="application/ld+json">${written.replaceAll("<", "\\u003c")}</script>`;
}
