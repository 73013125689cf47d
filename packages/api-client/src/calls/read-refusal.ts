import type { RefusalStyle } from "@offertory/contract";
import { catch as otherwise, z } from "zod/mini";
import { CallFailed } from "./call-failed.ts";

const Refusal = z.object({
  code: otherwise(z.optional(z.string()), undefined),
  error: otherwise(z.optional(z.string()), undefined),
  errors: otherwise(z.optional(z.array(z.string())), undefined),
  raw: otherwise(z.optional(z.object({ message: z.string() })), undefined),
  values: otherwise(z.optional(z.record(z.string(), z.string())), undefined),
});
type Refusal = z.output<typeof Refusal>;

const asRefusal = (body: unknown): Refusal => Refusal.safeParse(body).data ?? {};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Converts an answer to a CallFailed. Its message is the first of the answer's errors, else the text or status text,
 * else "Error".
 */
export function readFailure(answer: {
  status: number;
  statusText: string;
  text: string;
  retryAfter: string | null;
}): CallFailed {
  const { code, errors, values } = asRefusal(parsed(answer.text));
  const message = errors?.[0] || answer.text || answer.statusText || "Error";
  const retryAfter = /^\d{1,5}$/.test(answer.retryAfter ?? "") ? Number(answer.retryAfter) : null;
  return new CallFailed({ message, status: answer.status, code, errors, values, retryAfter });
}

/**
 * Returns the refusal in an answer with status 200, where clients of this API expect some of them; null if the body is
 * none.
 */
export function readRefusalIn200(style: RefusalStyle, body: unknown): CallFailed | null {
  if (style === "status") return null;
  const first: unknown = style === "list" && Array.isArray(body) ? body[0] : body;
  const { code, error, errors, raw, values } = asRefusal(first);
  const message = { errors: errors?.[0], list: error, raw: raw?.message, gift: raw?.message || error }[style];
  return message ? new CallFailed({ message, status: 200, code, errors, values }) : null;
}
