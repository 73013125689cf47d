import type { FastifyRequest } from "fastify";

const MAX_QUERY_LENGTH = 500;

/** A query parameter as text; "" when it is missing. */
export function queryText(request: FastifyRequest, name: string): string {
  if (typeof request.query !== "object" || request.query === null) return "";
  const value: unknown = new Map<string, unknown>(Object.entries(request.query)).get(name);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first.slice(0, MAX_QUERY_LENGTH) : "";
}
