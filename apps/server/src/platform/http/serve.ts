import { isNothing, type Endpoint, type RefusalStyle } from "@offertory/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Access } from "../identity/access.ts";
import { networkOf } from "../limits/network.ts";
import { compileAnswer } from "./compile-answer.ts";
import { compressAnswer, compressLines } from "./compress-answer.ts";
import { PdfAnswer, sendPdf } from "./pdf-answer.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    refusals?: RefusalStyle;
    endpoint?: Endpoint;
  }
}

/** A request, parsed by the contract. */
export interface Arrived<E extends Endpoint> {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
  /** The client's network, by `networkOf`. X-Forwarded-For counts only from trusted proxies. */
  address: string;
  /** Returns a request header, such as an idempotency key. */
  header(name: string): string | undefined;
}

interface Serving<E extends Endpoint, Caller> {
  /** Who may call. Required, so that no route is public by accident. */
  allow: Access<Caller>;
  handle(
    arrived: Arrived<E>,
    caller: Caller,
  ): Promise<z.output<E["answer"]>> | AsyncIterable<string> | Promise<AsyncIterable<string>>;
}

/**
 * Adds the route of an endpoint: checks who may call, parses the request, runs the operation and encodes its answer.
 */
export function serve<E extends Endpoint, Caller>(
  app: FastifyInstance,
  endpoint: E,
  { allow, handle }: Serving<E, Caller>,
) {
  const read = readerOf(endpoint);
  const write = compileAnswer(endpoint.answer);
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.api}${endpoint.path}`,
    config: { refusals: endpoint.refusals, endpoint },
    handler: async (request, reply) => {
      const caller = await allow(request, endpoint.api);
      const answered = await handle(read(request), caller);
      if (isRows(answered)) return reply.type("text/csv; charset=utf-8").send(compressLines(request, reply, answered));
      if (answered instanceof PdfAnswer) return sendPdf(reply, answered);
      reply.header("content-type", "application/json; charset=utf-8");
      // `write` drops every field that the contract does not name, whatever the operation returned.
      return compressAnswer(request, reply, write(answered));
    },
  });
}

/** Returns a function that parses the requests of an endpoint. */
function readerOf<E extends Endpoint>(endpoint: E): (request: FastifyRequest) => Arrived<E> {
  const params = partReader<E["params"]>(endpoint.params);
  const query = partReader<E["query"]>(endpoint.query);
  const body = partReader<E["body"]>(endpoint.body);
  return (request) =>
    new ArrivedCall<E>(request, params(request.params), query(request.query), body(request.body ?? {}));
}

/** A class, because creating an object literal with a getter costs more than all the parsing. */
class ArrivedCall<E extends Endpoint> implements Arrived<E> {
  readonly params: z.output<E["params"]>;
  readonly query: z.output<E["query"]>;
  readonly body: z.output<E["body"]>;
  readonly #request: FastifyRequest;

  constructor(
    request: FastifyRequest,
    params: z.output<E["params"]>,
    query: z.output<E["query"]>,
    body: z.output<E["body"]>,
  ) {
    this.#request = request;
    this.params = params;
    this.query = query;
    this.body = body;
  }

  /** A getter, because finding the address means parsing the proxies' headers, and few operations need it. */
  get address(): string {
    return networkOf(this.#request.ip);
  }

  get header(): (name: string) => string | undefined {
    const { headers } = this.#request;
    return (name) => {
      const value = headers[name];
      return typeof value === "string" ? value : undefined;
    };
  }
}

/** Returns a parser of one part of the request. A part without fields in the contract is not read at all. */
function partReader<S extends z.core.$ZodType>(schema: S): (value: unknown) => z.output<S> {
  if (!isNothing(schema)) return (value) => z.parse(schema, value);
  const nothing = z.parse(schema, {});
  return () => nothing;
}

const isRows = (answer: unknown): answer is AsyncIterable<string> =>
  typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;
