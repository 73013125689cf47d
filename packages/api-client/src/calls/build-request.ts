import type { Endpoint } from "@offertory/contract";
import { z } from "zod/mini";
import { CallFailed } from "./call-failed.ts";

export interface CallParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface BuiltRequest {
  url: string;
  method: Endpoint["method"];
  headers: Record<string, string>;
  body?: string;
}

/**
 * Builds the HTTP request of a call: path and query filled in, a JSON body on POST and PATCH, the token if there is
 * one.
 */
export function buildRequest(endpoint: Endpoint, host: string, parts: CallParts, token: string | null): BuiltRequest {
  const carriesBody = endpoint.method === "POST" || endpoint.method === "PATCH";
  const query = queryText(texts(encode(endpoint.query, parts.query ?? {})));
  const path = fillPath(endpoint.path, texts(encode(endpoint.params, parts.params ?? {})));
  return {
    url: `${host}${path}${query && `?${query}`}`,
    method: endpoint.method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(carriesBody && { "Content-Type": "application/json" }),
    },
    ...(carriesBody && { body: JSON.stringify(encode(endpoint.body, parts.body ?? {})) }),
  };
}

/** Refuses a value that does not fit the contract, with the code that the server would use. */
function encode(schema: z.ZodMiniType, value: unknown): unknown {
  const encoded = z.safeEncode(schema, value);
  if (encoded.success) return encoded.data;
  const issue = encoded.error.issues[0];
  const field = issue?.path.join(".") ?? "";
  throw new CallFailed({
    message: issue?.message ?? "Error",
    status: 400,
    code: "invalid-request",
    values: { field },
  });
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {})
      .filter(([, part]) => part !== undefined && part !== null)
      .map(([name, part]) => [name, String(part)]),
  );

/** Writes a space as %20: the server reads a plus sign literally, because older clients send it unencoded. */
const queryText = (query: Record<string, string>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");

const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "undefined"));
