import type { MailContent } from "./mail.ts";

/** Links open in a new tab without the frame's restrictions; scripts, forms and the sandbox's origin are blocked. */
export const FRAME_SANDBOX = "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * The Content-Security-Policy of an email's HTML. It is a document of its own because a frame by srcdoc would inherit
 * the page's policy, which forbids the inline styles that emails need. Images come from the email or from this machine,
 * so that opening an email notifies no tracking server.
 */
export const BODY_POLICY = [
  `sandbox ${FRAME_SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: http://localhost:* http://127.0.0.1:* http://*.localhost:*",
  "font-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

const PICTURE = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/;

/**
 * Returns the HTML of an email for its frame: links open in a new tab, and attached images are inlined as data URLs.
 */
export function mailBody({ html, attachments }: MailContent): string {
  const pictures = new Map(
    attachments
      .filter(({ contentId, type }) => contentId && PICTURE.test(type))
      .map(({ contentId, type, bytes }) => [contentId, `data:${type};base64,${Buffer.from(bytes).toString("base64")}`]),
  );
  const body = html
    .replace(/<a\s[^<>]*>/gi, (tag) => tag.replace(/\starget\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ""))
    .replace(/\bcid:([^"'\s)<>]{1,300})/gi, (whole, contentId: string) => pictures.get(contentId) ?? whole);
  // The browser merges a second doctype, html or head tag of the email into these.
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${body}`;
}
