import type { Language } from "@offertory/i18n";
import { linkParameters, type LinkDraft, pageOf } from "./link-draft.ts";

export const EMBED_MODES = ["inline", "button", "floating"] as const;
export type EmbedMode = (typeof EMBED_MODES)[number];

/** The attributes of `<offertory-give>` for a link's preset values. */
export function embedAttributes(language: Language, subDomain: string, draft: LinkDraft, mode: EmbedMode, height = 0) {
  const { fundId, amount, frequency, campaign } = linkParameters(language, draft);
  return {
    church: subDomain,
    ...(fundId && { fund: fundId }),
    ...(amount && { amount }),
    ...(frequency && { frequency }),
    ...(campaign && { campaign }),
    ...(mode === "inline" ? { height: String(height) } : { mode }),
  };
}

interface SnippetInput {
  language: Language;
  site: string;
  subDomain: string;
  draft: LinkDraft;
  mode: EmbedMode;
  /** The height in CSS pixels that the website reserves, so that nothing moves when the form appears. */
  height: number;
  /** The text of the link for browsers without scripts. */
  giveLabel: string;
}

/** Returns the HTML that a website pastes. Without the script it is a link to the donation page. */
export function embedSnippet({ language, site, subDomain, draft, mode, height, giveLabel }: SnippetInput): string {
  const style = { inline: `display:block;min-height:${String(height)}px`, button: "", floating: "" }[mode];
  const attributes = { ...embedAttributes(language, subDomain, draft, mode, height), ...(style && { style }) };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return [
    `<script src="${escapeAttribute(giveScript(site))}" async></script>`,
    `<offertory-give${written.join("")}><a href="${escapeAttribute(pageOf(site, subDomain))}">${escapeAttribute(giveLabel)}</a></offertory-give>`,
  ].join("\n");
}

export const giveScript = (site: string): string => `${site.replace(/\/$/, "")}/give.js`;

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
