import Fastify, { type FastifyInstance } from "fastify";
import { isOwnHost } from "./is-own-host.ts";
import { refuse } from "./refuse.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** The sandbox's web server: which hosts may call it, the headers of every answer, and its error answers. */
export function openWeb(): FastifyInstance {
  const web = Fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => {
      reply.headers(SECURITY_HEADERS);
      refuse(request, reply, 400);
    },
  });

  web.addHook("onRequest", async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (isOwnHost(request.headers.host)) return;
    return reply.code(403).type("text/plain").send("The sandbox answers only as localhost, 127.0.0.1 or [::1].\n");
  });

  web.removeContentTypeParser("application/json");
  web.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // Some clients send a DELETE with a content type and an empty body.
    if (body === "") return done(null, undefined);
    return web.getDefaultJsonParser("error", "error")(request, body.toString(), done);
  });
  web.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });

  web.setNotFoundHandler((request, reply) => refuse(request, reply, 404));
  web.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    return refuse(request, reply, status >= 400 && status < 500 ? status : 500);
  });

  web.get("/health", async () => ({ status: "ok" }));
  web.get("/favicon.ico", async (_request, reply) => reply.code(204).send());
  return web;
}
