import { pino, type Logger } from "pino";
import { describeError } from "./describe-error.ts";

/** Logged instead of the path when no route matches. */
export const NO_ROUTE = "unknown";

/**
 * Buffers log lines, because a write for each would cost a tenth of a short call. The rest is written when the process
 * exits.
 */
function openBufferedDestination() {
  const destination = pino.destination({ minLength: 4096, periodicFlush: 500, sync: true });
  process.on("exit", () => destination.flushSync());
  return destination;
}

/**
 * Opens a logger that writes JSON lines to standard output. No header, body, query or path parameter is ever logged,
 * because each could contain a secret.
 */
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
        // Logs the route and not the path: some path parameters are secrets, and a mistyped path may contain one.
        req: (request: { method: string; id?: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          path: request.routeOptions?.url ?? NO_ROUTE,
          id: request.id,
        }),
        err: (error: unknown) => describeError(error),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    openBufferedDestination(),
  );
