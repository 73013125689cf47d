import type { FastifyInstance } from "fastify";

/** What every answer says, whatever it holds; pages add a policy with their own nonce. */
export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // Addresses may carry a one-time token: they go to nobody else.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Puts them on every answer, and on those over HTTPS that HTTPS stays. */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = {
    ...SECURITY_HEADERS,
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
}

/** The policy of a page: our own files, scripts that carry this page's nonce, and the hosts it must reach. */
export const pagePolicy = ({
  nonce,
  connect,
  images = [],
  frames = [],
  scripts = [],
  bringsScripts = true,
}: {
  nonce: string;
  connect: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
  scripts?: readonly string[];
  /** Whether the page's scripts may bring others from anywhere; where not, only from the hosts that are named. */
  bringsScripts?: boolean;
}): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${bringsScripts ? " 'strict-dynamic'" : ""}${scripts.map((host) => ` ${host}`).join("")}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${images.map((host) => ` ${host}`).join("")}`,
    "font-src 'self'",
    `connect-src 'self'${connect.map((host) => ` ${host}`).join("")}`,
    frames.length > 0 ? `frame-src ${frames.join(" ")}` : "frame-src 'none'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
