import { pino, type Logger } from "pino";
import { describeError } from "./describe-error.ts";

/** Instead of a path that no route has. */
export const NO_ROUTE = "unknown";

/** Lines are written together: a write for each would cost a tenth of a short call. The end of the program writes the rest. */
function gathered() {
  const destination = pino.destination({ minLength: 4096, periodicFlush: 500, sync: true });
  process.on("exit", () => destination.flushSync());
  return destination;
}

/** Structured lines on standard output. No header, body, query or part of a path is ever logged: each could hold a secret. */
export const openLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ["*.authorization", "*.cookie", "*.password", "*.jwt", "*.newPassword", "*.authGuid"],
        remove: true,
      },
      serializers: {
        // The route and not the path: parts of some paths are secrets, and so may be what somebody mistyped.
        req: (request: { method: string; id?: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          path: request.routeOptions?.url ?? NO_ROUTE,
          id: request.id,
        }),
        err: (error: unknown) => describeError(error),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    gathered(),
  );
