import { z } from "zod/mini";
import { text } from "../text/text.ts";

/** A purpose that a church collects for. */
export const Fund = z.object({
  id: z.string(),
  churchId: z.string(),
  name: z.string(),
  taxDeductible: z.boolean(),
});
export type Fund = z.output<typeof Fund>;

export const FundChange = z.object({ name: text(100), taxDeductible: z.optional(z.boolean()) });
export type FundChange = z.output<typeof FundChange>;
