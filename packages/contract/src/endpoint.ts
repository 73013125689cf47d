import { z } from "zod/mini";

/** The four APIs of the product. Each has its own path, and its tokens have their own audience. */
export const APIS = ["membership", "giving", "messaging", "content"] as const;
export type Api = (typeof APIS)[number];

/**
 * How a refusal is answered. Clients of this API read some refusals from a 200 answer:
 * `errors` as `{ errors: [message] }`, `list` as `[{ error }]`, `raw` and `gift` as `{ raw: { message }, … }`.
 * With `status`, the HTTP status is a 4xx.
 */
export type RefusalStyle = "status" | "errors" | "list" | "raw" | "gift";

const Nothing = z.object({});
export type Nothing = typeof Nothing;

/** Returns whether the endpoint declares no params, query or body, so that nothing has to be parsed. */
export const isNothing = (schema: unknown): boolean => schema === Nothing;

/** One API call: its path, the schemas of its input, and the schema of its answer. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  api: Api;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: `/${string}`;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  refusals: RefusalStyle;
  /**
   * Which token the call needs: the chosen church's token for this API, or the account's own, which is valid in no
   * church.
   */
  signedBy: "church" | "account";
  /** `csv` streams a file row by row, `pdf` sends a document, `json` everything else. */
  format: "json" | "csv" | "pdf";
}

interface Description<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
> {
  api: Api;
  method: Endpoint["method"];
  path: `/${string}`;
  /** One line of the API page. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  refusals?: RefusalStyle;
  signedBy?: Endpoint["signedBy"];
  format?: Endpoint["format"];
}

/** Path and method as literal types, so that a test's fake server can check which endpoint it answers. */
interface At<Path, Method> {
  path: Path;
  method: Method;
}

export function endpoint<
  Answer extends z.ZodMiniType,
  Path extends Endpoint["path"],
  Method extends Endpoint["method"],
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(
  description: Description<Params, Query, Body, Answer> & At<Path, Method>,
): Endpoint<Params, Query, Body, Answer> & At<Path, Method>;
export function endpoint(
  description: Description<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>,
): Endpoint {
  return {
    params: Nothing,
    query: Nothing,
    body: Nothing,
    refusals: "status",
    signedBy: "church",
    format: "json",
    ...description,
  };
}

/** Every object schema extends the empty one, so the two must extend each other before a part counts as empty. */
type Part<Name extends string, Schema extends z.ZodMiniType> = [Schema, Nothing] extends [Nothing, Schema]
  ? unknown
  : { [key in Name]: z.output<Schema> };

/** The input of a call: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]>;

export type CallAnswer<E extends Endpoint> = z.output<E["answer"]>;
