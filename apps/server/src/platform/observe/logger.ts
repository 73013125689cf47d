import { pino, type Logger } from "pino";

/** Lines are written together: a write for each would cost a tenth of a short call. The end of the program writes the rest. */
function gathered() {
  const destination = pino.destination({ minLength: 4096, periodicFlush: 500, sync: true });
  process.on("exit", () => destination.flushSync());
  return destination;
}

/** Structured lines on standard output. No header, body or query is ever logged: each could hold a secret. */
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
        req: (request: { method: string; url: string; id?: string }) => ({
          method: request.method,
          path: request.url.split("?")[0],
          id: request.id,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    gathered(),
  );
