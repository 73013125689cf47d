import { z } from "zod/mini";
import { text } from "../../text/text.ts";

/** What a church collects for. */
export const Fund = z.object({
  id: z.string(),
  churchId: z.string(),
  name: z.string(),
  taxDeductible: z.boolean(),
});
export type Fund = z.output<typeof Fund>;

/** A fund as the treasurer sees it. A closed fund keeps its donations; `closedAt` is null while it is open. */
export const KeptFund = z.extend(Fund, { closedAt: z.nullable(z.string()) });
export type KeptFund = z.output<typeof KeptFund>;

export const MAX_FUND_NAME_LENGTH = 100;

export const FundChange = z.object({ name: text(MAX_FUND_NAME_LENGTH), taxDeductible: z.optional(z.boolean()) });
export type FundChange = z.output<typeof FundChange>;
