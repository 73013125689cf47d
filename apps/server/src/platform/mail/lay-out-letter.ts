import type { Letter } from "./mailer.ts";

/** What a letter says; how it looks is the same for all. */
export interface LetterParts {
  to: string;
  language: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Shown large, to be typed elsewhere. */
  code?: string;
  closing?: readonly string[];
  footer: string;
}

/** One letter in HTML and as plain text: readable in the dark, without pictures, and by a screen reader. */
export function layOutLetter(parts: LetterParts): Letter {
  const { to, subject, greeting, paragraphs, action, code, closing = [], footer } = parts;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = `<!doctype html><html lang="${escapeHtml(parts.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f2;color:#22201c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div role="article" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">
${paragraph(greeting)}
${paragraphs.map(paragraph).join("\n")}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1d5c45;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` : ""}
${code ? `<p style="margin:24px 0;font-size:28px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>` : ""}
${closing.map(paragraph).join("\n")}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dedbd3;color:#6b675e;font-size:14px">${escapeHtml(footer)}</p>
</div></body></html>`;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(code ? [code] : []),
    ...closing,
    `-- \n${footer}`,
  ].join("\n\n");
  return { to, subject, html, text };
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
