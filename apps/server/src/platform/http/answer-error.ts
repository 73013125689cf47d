import { refusalBody, type RefusalStyle } from "@offertory/contract";
import { englishError, type ErrorCode } from "@offertory/i18n/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { $ZodError } from "zod/v4/core";
import { isTemporary } from "../errors/is-temporary.ts";
import { Refusal, type RefusalKind } from "../errors/refusal.ts";
import { CurrencyChanged, isOtherCurrency } from "../money/currency-changed.ts";
import { TooManyAttempts } from "./http-errors.ts";

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  refused: 402,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  limited: 429,
  unavailable: 503,
};

/** The HTTP statuses for a body or a URL that is too large. */
const TOO_LARGE = new Set([413, 414]);

/** The Retry-After header of a 503. Most temporary errors of a database are over by then. */
const RETRY_AFTER_SECONDS = "2";

/** The one place where a thrown error becomes an HTTP answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return answerRefusal(error, request, reply);
  if (isOtherCurrency(error)) return answerRefusal(new CurrencyChanged(), request, reply);
  if (error instanceof $ZodError) {
    const field = error.issues[0]?.path.join(".") || "body";
    return send(reply, 400, "invalid-request", englishError("invalid-request", { field }));
  }
  if (isFastifyError(error) && error.statusCode && error.statusCode < 500) {
    const code: ErrorCode = TOO_LARGE.has(error.statusCode) ? "too-large" : "malformed";
    return send(reply, error.statusCode, code, englishError(code));
  }
  request.log.error({ req: request, err: error }, "unexpected error");
  if (isTemporary(error)) return send(reply, 503, "unavailable", englishError("unavailable"));
  return send(reply, 500, "unexpected", englishError("unexpected"));
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (refusal instanceof TooManyAttempts) reply.header("retry-after", String(refusal.retryAfterSeconds));
  if (refusal.plainText !== undefined)
    return reply.code(STATUS[refusal.kind]).type("text/plain; charset=utf-8").send(refusal.plainText);
  const style: RefusalStyle = request.routeOptions.config.refusals ?? "status";
  const byStatus = style === "status" || refusal.kind === "unauthenticated" || refusal.kind === "forbidden";
  if (byStatus) return send(reply, STATUS[refusal.kind], refusal.code, refusal.message, refusal.values);
  const body = refusalBody(refusal.code, refusal.message, refusal.values);
  return reply.code(200).send(style === "list" ? [body] : body);
}

function send(reply: FastifyReply, status: number, code: ErrorCode, message: string, values?: Record<string, string>) {
  if (status === STATUS.unavailable) reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply
    .code(status)
    .type("application/json")
    .send(refusalBody(code, message, values));
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
