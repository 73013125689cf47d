import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { refusalBody } from "@offertory/contract";
import { englishError } from "@offertory/i18n/errors";
import { answerError } from "./answer-error.ts";
import { cardNumberIn, refuseCardNumbers } from "./refuse-card-numbers.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";
import { parseQueryString } from "./query-string.ts";

/** No text that is kept anywhere may hold it, and files end at it: an address with one was made to break something. */
const NUL = /%00|%u0000/i;

const ONE_MEGABYTE = 1_048_576;

export interface HttpNeeds {
  logger: FastifyBaseLogger | false;
  trustedProxies: string[];
}

/** An HTTP server with our rules for bodies, paths and errors, and no routes yet. */
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
    // Whole objects are posted back by clients: a stray __proto__ is dropped like any unknown field.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    // An address that cannot be decoded, or has an id that is far too long, reaches no hook and no route.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS, "cache-control": "no-store" });
      answerError(error, request, reply);
    },
    forceCloseConnections: "idle",
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // Our lines name their request themselves: a logger for each would be made for nothing.
    childLoggerFactory: (logger) => logger,
  });
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // A POST without a body is sent as JSON by clients that always say so.
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

/** Refuses every address that holds a NUL, of calls and of pages. */
function refuseNul(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(NUL.test(request.url) ? Object.assign(new Error("The address holds a NUL."), { statusCode: 400 }) : undefined);
  });
}
