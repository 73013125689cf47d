import { z } from "zod/mini";

/**
 * The body of every refusal: a stable code, and the same sentence in four fields, because clients read it from
 * different ones.
 */
export const RefusalBody = z.object({
  code: z.string(),
  error: z.string(),
  message: z.string(),
  errors: z.array(z.string()),
  raw: z.object({ message: z.string() }),
  /** The values that the sentence contains, by name, for screens that use them. */
  values: z.optional(z.record(z.string(), z.string())),
});
export type RefusalBody = z.output<typeof RefusalBody>;

export const refusalBody = (code: string, message: string, values?: Record<string, string>): RefusalBody => ({
  code,
  error: message,
  message,
  errors: [message],
  raw: { message },
  ...(values && { values }),
});
