import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { refusalBody } from "@offertory/contract";
import { englishError } from "@offertory/i18n/errors";
import { answerError } from "./answer-error.ts";
import { cardNumberIn, refuseCardNumbers } from "./refuse-card-numbers.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import { parseQueryString } from "./query-string.ts";

/**
 * An encoded NUL character. PostgreSQL cannot store it and file names end at it, so such URLs are only made to break
 * something.
 */
const NUL = /%00|%u0000/i;

const ONE_MEGABYTE = 1_048_576;

export interface HttpNeeds {
  logger: FastifyBaseLogger | false;
  trustedProxies: string[];
}

/** Builds an HTTP server with our rules for bodies, paths and errors, without routes. */
export function buildHttp({ logger, trustedProxies }: HttpNeeds): FastifyInstance {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    bodyLimit: ONE_MEGABYTE,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    // Clients mix /userChurch with /userchurch and end paths with a slash.
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: 500,
      querystringParser: parseQueryString,
    },
    // Clients post back whole objects: a `__proto__` field is dropped like any unknown field.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    // A URL that cannot be decoded, or has a path parameter that is too long, reaches no hook and no route.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS, "cache-control": "no-store" });
      answerError(error, request, reply);
    },
    forceCloseConnections: "idle",
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // Our log lines contain the request's id themselves, so a child logger per request would be wasted.
    childLoggerFactory: (logger) => logger,
  });
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // Some clients send the JSON content type also with an empty body.
    if (body === "") return done(null, {});
    const text = String(body);
    void parseJson(request, text, (error, read) => done(error ?? cardNumberIn(request, text, read), read));
  });
  refuseNul(app);
  refuseCardNumbers(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .type("application/json")
      .send({ ...refusalBody("not-found", englishError("not-found")), path: request.url.split("?")[0] }),
  );
  return app;
}

/** Refuses every URL that contains a NUL, of API calls and of pages. */
function refuseNul(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(NUL.test(request.url) ? Object.assign(new Error("The address holds a NUL."), { statusCode: 400 }) : undefined);
  });
}
