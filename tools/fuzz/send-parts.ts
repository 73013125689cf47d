import type { Endpoint } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { hasBody, type Parts } from "./fuzz-case.ts";
import { writeJson } from "./raw-json.ts";

/** Makes a call with any values; returns its answer, and everything that was sent as one text. */
export async function sendParts(
  http: FastifyInstance,
  endpoint: Endpoint,
  { params, query, body }: Parts,
  token: string,
) {
  const [inPath, inQuery] = [textsOf(params), textsOf(query)];
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(inPath[name] ?? ""));
  const search = Object.entries(inQuery).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const payload = hasBody(endpoint) ? writeJson(body) : undefined;
  const answer = await http.inject({
    method: endpoint.method,
    url: `/api/${endpoint.api}${path}?${search.join("&")}`,
    headers: {
      ...(payload !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.body,
    contentType: String(answer.headers["content-type"]),
    sent: [...Object.values(inPath), ...Object.values(inQuery), payload].join(" "),
    /** A path with an empty parameter belongs to another endpoint, or to none. */
    isElsewhere: (endpoint.path.match(/:\w+/g) ?? []).some((name) => !inPath[name.slice(1)]),
  };
}

/** Returns the defined fields as texts for a URL. */
const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, field]: [string, unknown]) =>
      field === undefined ? [] : [[name, typeof field === "string" ? field : writeJson(field)]],
    ),
  );

/** A lone surrogate cannot be encoded: its bytes are sent as they are. */
const encode = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((piece) => (piece.isWellFormed() ? encodeURIComponent(piece) : "%ED%A0%80"))
    .join("");
