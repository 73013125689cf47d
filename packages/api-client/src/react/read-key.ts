import type { Endpoint } from "@offertory/contract";

const ANONYMOUS = "anonymous";

/** Whether a query was made without a token: its answer is the same for everybody. */
export const isAnonymousKey = (key: readonly unknown[]): boolean => key.at(-1) === ANONYMOUS;

export const readKey = (endpoint: Pick<Endpoint, "api" | "path">, input?: unknown): unknown[] =>
  input === undefined ? [endpoint.api, endpoint.path] : [endpoint.api, endpoint.path, input];

export const anonymousReadKey = (endpoint: Endpoint, input: unknown): unknown[] => [
  ...readKey(endpoint, input),
  ANONYMOUS,
];
