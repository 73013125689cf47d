import { z } from "zod/mini";

/** The four services of the product; each has its own address and its own audience of tokens. */
export const APIS = ["membership", "giving", "messaging", "content"] as const;
export type Api = (typeof APIS)[number];

/**
 * How a refusal of a well-formed request is answered. Clients of this wire read some refusals from a 200 answer:
 * `errors` as `{ errors: [message] }`, `list` as `[{ error }]`, `raw` and `gift` as `{ raw: { message }, … }`.
 * Everything else is told by the HTTP status.
 */
export type RefusalStyle = "status" | "errors" | "list" | "raw" | "gift";

const Nothing = z.object({});
export type Nothing = typeof Nothing;

/** Whether a part of a call carries nothing that would have to be read. */
export const isNothing = (schema: unknown): boolean => schema === Nothing;

/** One call that a client may make: where it goes, what it carries, what comes back. */
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
  /** Whose token opens it: the chosen church's, for its API; or the account's own, for what is beside every church. */
  signedBy: "church" | "account";
  /** `csv` answers a file, row by row; `pdf` one to read or print; everything else is JSON. */
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
  /** One line for the reader of the API page. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  refusals?: RefusalStyle;
  signedBy?: Endpoint["signedBy"];
  format?: Endpoint["format"];
}

/** Where a call goes, to the letter: tests tell by it what a pretended server may answer. */
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

/** Every object schema extends the empty one: only where the two are each other is there nothing to bring. */
type Part<Name extends string, Schema extends z.ZodMiniType> = [Schema, Nothing] extends [Nothing, Schema]
  ? unknown
  : { [key in Name]: z.output<Schema> };

/** What a caller must bring: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]>;

export type CallAnswer<E extends Endpoint> = z.output<E["answer"]>;
