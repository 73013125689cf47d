import { z } from "zod/mini";

/** The body of every refusal: four spellings of one sentence, because clients read it in four places, and a stable code. */
export const RefusalBody = z.object({
  code: z.string(),
  error: z.string(),
  message: z.string(),
  errors: z.array(z.string()),
  raw: z.object({ message: z.string() }),
  /** What the sentence speaks of, by name, for screens that go on with it. */
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
