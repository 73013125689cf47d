import { breakLinks } from "@offertory/contract";
import { escapeHtml } from "../html/escape-html.ts";
import { DARK_STYLE } from "./dark-style.ts";
import type { Email } from "./mailer.ts";

/** The content of an email. The layout is the same for all emails. */
export interface EmailParts {
  to: string;
  language: string;
  /**
   * The church in whose name the email is sent: its sender name, and the name at the top. Absent in emails about an
   * account, which belongs to no church.
   */
  church?: string;
  letterhead?: Letterhead;
  subject: string;
  greeting: string;
  /** A highlighted text before the greeting. */
  notice?: string;
  paragraphs: readonly string[];
  /** A table of labels and values, of one line or several; a `strong` row is bold. */
  facts?: readonly Fact[];
  /** What the law asks for, after the facts. */
  sentence?: string;
  /** The reason to press the button, where the paragraphs do not give it. */
  invitation?: string;
  action?: { label: string; url: string };
  /** A code in large digits, to be typed on a screen, after the sentence that explains it. */
  code?: { explanation: string; value: string };
  closing?: readonly string[];
  footer: string;
}

/** What an email of a church has besides its name. Each is empty where the church has set none. */
export interface Letterhead {
  /** The address that answers go to. */
  replyTo: string;
  /** The path of its logo; the email queue makes it a URL. */
  logo: string;
}

interface Fact {
  label: string;
  value: string | readonly string[];
  strong?: boolean;
}

/** The name at the top of emails that no church sends. */
const OWN_NAME = "Offertory";

/** Renders an email as HTML and as plain text: readable in dark mode, without images, and by a screen reader. */
export function renderEmail(parts: EmailParts): Email {
  const { to } = parts;
  // Users type names, answers and messages, so links in them are broken up: only the button may be a link.
  const church = breakLinks(parts.church ?? "");
  const subject = breakLinks(parts.subject);
  const greeting = breakLinks(parts.greeting);
  const notice = breakLinks(parts.notice ?? "");
  const paragraphs = parts.paragraphs.map(breakLinks);
  const facts = (parts.facts ?? []).map(({ label, value, strong = false }) => ({
    label: breakLinks(label),
    lines: [value].flat().map(breakLinks),
    strong,
  }));
  const sentence = breakLinks(parts.sentence ?? "");
  const invitation = breakLinks(parts.invitation ?? "");
  const action = parts.action && { ...parts.action, label: breakLinks(parts.action.label) };
  const code = parts.code && {
    explanation: breakLinks(parts.code.explanation),
    value: breakLinks(parts.code.value),
  };
  const closing = (parts.closing ?? []).map(breakLinks);
  const footer = breakLinks(parts.footer);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = `<!doctype html><html lang="${escapeHtml(parts.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){body{padding:8px!important}.sheet{padding:24px 20px!important}}${DARK_STYLE}</style></head>
<body style="margin:0;padding:24px;background:#f6f5f2;color:#22201c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div role="article" class="sheet" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">
${renderLogo(parts.letterhead?.logo ?? "")}<p class="name" style="margin:0 0 24px;color:#1d5c45;font-size:20px;line-height:1.3;font-weight:700">${escapeHtml(church || OWN_NAME)}</p>
${notice ? `<p class="notice" style="margin:0 0 20px;padding:10px 14px;border-radius:6px;background:#fdf3d7;color:#5c4300;font-weight:600">${escapeHtml(notice)}</p>` : ""}
${paragraph(greeting)}
${paragraphs.map(paragraph).join("\n")}
${facts.length > 0 ? renderFacts(facts) : ""}
${sentence ? paragraph(sentence) : ""}
${invitation ? paragraph(invitation) : ""}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1d5c45;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` : ""}
${code ? `${paragraph(code.explanation)}\n<p style="margin:0 0 24px;font-size:28px;letter-spacing:6px;font-weight:700">${escapeHtml(code.value)}</p>` : ""}
${closing.map(paragraph).join("\n")}
<p class="soft line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dedbd3;color:#6b675e;font-size:14px">${escapeHtml(footer)}</p>
</div></body></html>`;
  const text = [
    ...(notice ? [notice] : []),
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, lines }) => `${label}: ${lines.join(" · ")}`).join("\n")] : []),
    ...(sentence ? [sentence] : []),
    ...(invitation ? [invitation] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(code ? [code.explanation, code.value] : []),
    ...closing,
    `-- \n${footer}`,
  ].join("\n\n");
  const { replyTo = "" } = parts.letterhead ?? {};
  return { to, subject, html, text, ...(church && { fromName: church }), ...(replyTo && { replyTo }) };
}

/** The name follows, so that the logo needs no text. It has a light background, also in dark mode. */
const renderLogo = (logo: string): string =>
  logo
    ? `<p style="margin:0 0 12px"><img src="${escapeHtml(logo)}" alt="" style="max-width:200px;max-height:64px;padding:4px;border-radius:6px;background:#ffffff"></p>\n`
    : "";

function renderFacts(facts: readonly { label: string; lines: readonly string[]; strong: boolean }[]): string {
  const cell = "padding:8px 0;border-top:1px solid #dedbd3;vertical-align:top;overflow-wrap:break-word";
  const rows = facts.map(({ label, lines, strong }) => {
    const weight = strong ? "font-weight:700;" : "";
    return `<tr><th scope="row" class="${strong ? "line" : "line soft"}" style="${cell};padding-right:16px;text-align:start;hyphens:auto;${strong ? weight : "font-weight:400;color:#6b675e"}">${escapeHtml(label)}</th><td class="line" style="${cell};text-align:end;${weight}">${lines.map(escapeHtml).join("<br>")}</td></tr>`;
  });
  return `<table class="line" style="width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid #dedbd3;font-size:16px">\n${rows.join("\n")}\n</table>`;
}
