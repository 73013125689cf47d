import type { MailContent } from "./mail.ts";

/** Links open in a new tab that is free of the sandbox; scripts, forms and our own origin stay out of reach. */
export const FRAME_SANDBOX = "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * The mail's own policy, as it is a document of its own: a frame by srcdoc would inherit the page's, which forbids the
 * inline styles that mails live by. Pictures come from the mail or from this machine, so that opening a mail tells nobody.
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

/** The HTML of a mail, ready for its frame: links lead to a new tab, attached pictures stand in their places. */
export function mailBody({ html, attachments }: MailContent): string {
  const pictures = new Map(
    attachments
      .filter(({ contentId, type }) => contentId && PICTURE.test(type))
      .map(({ contentId, type, bytes }) => [contentId, `data:${type};base64,${Buffer.from(bytes).toString("base64")}`]),
  );
  const body = html
    .replace(/<a\s[^<>]*>/gi, (tag) => tag.replace(/\starget\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ""))
    .replace(/\bcid:([^"'\s)<>]{1,300})/gi, (whole, contentId: string) => pictures.get(contentId) ?? whole);
  // A second doctype, html or head tag in the mail melts into these.
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${body}`;
}
