import type { FastifyInstance } from "fastify";

export interface CorsRules {
  origins: readonly string[];
  /** Allows every page on localhost, outside production. */
  anyLocalhost: boolean;
}

const LOCALHOST = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Lets pages of the allowed origins call the API, without cookies. */
export function allowOrigins(app: FastifyInstance, { origins, anyLocalhost }: CorsRules): void {
  const allowed = new Set(origins);
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.url.startsWith("/api/")) return done();
    reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (!origin || !(allowed.has(origin) || (anyLocalhost && LOCALHOST.test(origin)))) return done();
    reply.header("access-control-allow-origin", origin);
    reply.header("access-control-expose-headers", "Retry-After");
    if (request.method !== "OPTIONS") return done();
    reply.header("access-control-allow-methods", "GET, POST, PATCH, DELETE, OPTIONS");
    reply.header("access-control-allow-headers", "Authorization, Content-Type, Idempotency-Key, X-Captcha-Token");
    reply.header("access-control-max-age", "7200");
    reply.code(204).send();
  });
  // Without this route Fastify would answer 404 to preflight requests.
  app.options("/api/*", async (_request, reply) => reply.code(204).send());
}
