import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { errorPage } from "../pages/error-page.ts";
import { sendPage } from "../pages/send-page.ts";
import { isOwnHost } from "./is-own-host.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** The bare web server of the sandbox: who may speak to it, what every answer carries, how it refuses. */
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
  web.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, undefined);
    return web.getDefaultJsonParser("error", "error")(_request, body.toString(), done);
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

const REFUSALS: Record<number, { error: string; message: string }> = {
  400: { error: "invalid", message: "The sandbox could not understand this call." },
  403: { error: "forbidden", message: "Only the sandbox's own pages may do this." },
  404: { error: "missing", message: "There is nothing at this address." },
  500: { error: "broken", message: "The sandbox met an error of its own." },
};

/** One way to say no: JSON to programs, a page to people. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string): FastifyReply {
  const refusal = REFUSALS[status] ?? { error: "invalid", message: "The sandbox does not take this call." };
  const text = message ?? refusal.message;
  reply.code(status);
  if (request.url.startsWith("/api/")) return reply.send({ error: refusal.error, message: text });
  return sendPage(reply, errorPage(status, text));
}
