import type { CallAnswer, CallInput, Endpoint } from "@offertory/contract";
import { type Log, logError } from "../log.ts";
import { type ApiKeyName, KEY_NAMES } from "./api-names.ts";
import { buildRequest, type CallParts } from "./build-request.ts";
import { CallFailed } from "./call-failed.ts";
import { readFailure, readRefusalIn200 } from "./read-refusal.ts";
import { retryWhileUnavailable } from "./retry-while-unavailable.ts";

export interface CallOptions {
  signal?: AbortSignal;
  /** The token to send instead of the session's; null sends none. */
  token?: string | null;
  /** Further headers, such as the idempotency key. */
  headers?: Record<string, string>;
  /** Whether the request continues when the page is closed. */
  keepalive?: boolean;
}

/** Calls an endpoint of the contract and returns its answer, or throws a `CallFailed`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<CallAnswer<E>>;

export interface Connection {
  hosts: Record<ApiKeyName, string>;
  tokenFor(endpoint: Pick<Endpoint, "api" | "signedBy">): string | null;
  /**
   * Called when the server rejects the session's token. Returns true if there is a new one and the call may be
   * repeated.
   */
  renew?(): Promise<boolean>;
  log?: Log;
}

export function connect(connection: Connection): Call {
  const log = connection.log ?? logError;

  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<CallAnswer<E>>;
  async function call(endpoint: Endpoint, input: unknown, options: CallOptions = {}): Promise<unknown> {
    const parts: CallParts = input instanceof Object ? input : {};
    const ownToken = options.token === undefined;
    const token = ownToken ? connection.tokenFor(endpoint) : (options.token ?? null);
    try {
      return await send(endpoint, parts, token, options);
    } catch (error) {
      const ended = ownToken && token !== null && error instanceof CallFailed && error.status === 401;
      if (!ended || !(await connection.renew?.())) throw error;
      return await send(endpoint, parts, connection.tokenFor(endpoint), options);
    }
  }

  /** Only GET requests are retried. Any other call is sent once, and its screen shows the failure. */
  const send: typeof sendOnce = (endpoint, parts, token, options) =>
    endpoint.method === "GET"
      ? retryWhileUnavailable(() => sendOnce(endpoint, parts, token, options), options.signal)
      : sendOnce(endpoint, parts, token, options);

  async function sendOnce(
    endpoint: Endpoint,
    parts: CallParts,
    token: string | null,
    { signal, headers, keepalive = false }: CallOptions,
  ): Promise<unknown> {
    const { url, ...request } = buildRequest(endpoint, connection.hosts[KEY_NAMES[endpoint.api]], parts, token);
    Object.assign(request.headers, headers);
    const report = (failure: CallFailed): CallFailed => {
      log(`${endpoint.method} ${url} answered ${failure.status}: ${failure.message}`);
      return failure;
    };
    const response = await fetch(url, { ...request, credentials: "omit", keepalive, ...(signal && { signal }) }).catch(
      (error) => {
        if (signal?.aborted) throw error;
        throw report(new CallFailed({ message: messageOf(error), status: 0, code: "unavailable" }));
      },
    );
    if (response.ok && endpoint.format === "pdf") return response.blob();
    const text = await response.text();
    if (!response.ok) {
      const { status, statusText, headers: answered } = response;
      throw report(readFailure({ status, statusText, text, retryAfter: answered.get("retry-after") }));
    }
    if (endpoint.format === "csv") return text;
    const body: unknown = response.status === 204 ? undefined : parse(text);
    const refusal = readRefusalIn200(endpoint.refusals, body);
    if (refusal) throw report(refusal);
    const answer = endpoint.answer.safeParse(body);
    if (answer.success) return answer.data;
    throw report(new CallFailed({ message: answer.error.message, status: response.status, code: "unexpected" }));
  }

  return call;
}

const messageOf = (error: unknown): string => (error instanceof Error && error.message) || "Error";

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
