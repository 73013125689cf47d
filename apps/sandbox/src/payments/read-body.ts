import type { FastifyRequest } from "fastify";

/** Reads the fields of a JSON or form body; a body that is not an object has no fields. */
export function readBody({ body }: FastifyRequest) {
  const fields = new Map<string, unknown>(typeof body === "object" && body !== null ? Object.entries(body) : []);
  return {
    has: (name: string): boolean => fields.has(name) && fields.get(name) !== "",
    text(name: string): string {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    },
    /** NaN when the field is not a number. */
    number(name: string): number {
      const value = fields.get(name);
      return typeof value === "number" ? value : typeof value === "string" && value !== "" ? Number(value) : Number.NaN;
    },
    flag: (name: string): boolean => [true, "true", "on", "1"].includes(asFlag(fields.get(name))),
  };
}

export type Body = ReturnType<typeof readBody>;

function asFlag(value: unknown): boolean | string {
  return typeof value === "boolean" || typeof value === "string" ? value : false;
}
