import type { Endpoint } from "@offertory/contract";
import { z } from "zod";
import { ZodMiniObject } from "zod/mini";

/** Returns the OpenAPI document of these endpoints, made from the contract. */
export const openApiOf = (endpoints: readonly Endpoint[]) => ({
  openapi: "3.1.0",
  info: {
    title: "Offertory",
    version: "1",
    description: "Every call of the four services. Refusals carry a stable `code`.",
  },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  paths: pathsOf(endpoints),
});

const MEDIA = { json: "application/json", csv: "text/csv", pdf: "application/pdf" } as const;

function pathsOf(endpoints: readonly Endpoint[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = `/api/${endpoint.api}${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

function operationOf(endpoint: Endpoint) {
  // JSON on the wire is the schema's input side, for bodies and for answers, because answers are encoded before they
  // are sent.
  const schema = (type: z.core.$ZodType) => z.toJSONSchema(type, { io: "input", unrepresentable: "any" });
  const parameters = [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")];
  return {
    tags: [endpoint.api],
    summary: endpoint.summary,
    ...(parameters.length > 0 && { parameters }),
    ...((endpoint.method === "POST" || endpoint.method === "PATCH") && {
      requestBody: { content: { "application/json": { schema: schema(endpoint.body) } } },
    }),
    responses: {
      200: {
        description: "The answer",
        content: {
          [MEDIA[endpoint.format]]: { schema: schema(endpoint.answer) },
        },
      },
      "4XX": { description: "A refusal: code, error, message, errors, raw.message" },
    },
  };
}

function parametersOf(schema: z.core.$ZodType, location: "path" | "query") {
  if (!(schema instanceof ZodMiniObject)) return [];
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  return Object.entries(shape).map(([name, type]) => ({
    name,
    in: location,
    required: location === "path" || !z.safeParse(type, undefined).success,
    schema: z.toJSONSchema(type, { io: "input", unrepresentable: "any" }),
  }));
}
