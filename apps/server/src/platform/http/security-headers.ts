import type { FastifyInstance } from "fastify";

/**
 * What a page may ask of the browser: only payments, by itself and by the frames of these origins. A wallet such as
 * Google Pay asks from inside a frame of the payment provider.
 */
export const permissionsPolicy = (payers: readonly string[] = []): string =>
  `camera=(), microphone=(), geolocation=(), payment=(${["self", ...payers.map((origin) => `"${origin}"`)].join(" ")})`;

/** The headers of every answer. Pages replace the content security policy by one with their own nonce. */
export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // URLs may contain a one-time token, so other sites must not get them as referrer.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": permissionsPolicy(),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Adds the headers to every answer, and with `https` the one that makes browsers always use HTTPS. */
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

/**
 * Returns the content security policy of a page: our own files, scripts with this page's nonce, and the hosts that it
 * needs.
 */
export const pagePolicy = ({
  nonce,
  connect,
  images = [],
  frames = [],
  scripts = [],
  allowsLoadedScripts = true,
  ancestors = [],
}: {
  nonce: string;
  connect: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
  scripts?: readonly string[];
  /** Whether the page's scripts may load more scripts from any host ('strict-dynamic'); if not, only from `scripts`. */
  allowsLoadedScripts?: boolean;
  /** The origins of websites that may show the page in a frame; none unless given. */
  ancestors?: readonly string[];
}): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${allowsLoadedScripts ? " 'strict-dynamic'" : ""}${scripts.map((host) => ` ${host}`).join("")}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${images.map((host) => ` ${host}`).join("")}`,
    "font-src 'self'",
    `connect-src 'self'${connect.map((host) => ` ${host}`).join("")}`,
    frames.length > 0 ? `frame-src ${frames.join(" ")}` : "frame-src 'none'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.join(" ") || "'none'"}`,
  ].join("; ");
