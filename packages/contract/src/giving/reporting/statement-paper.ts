import { z } from "zod/mini";

/** What stands on a statement, in the donor's language: the same on the screen and on paper. */
export const StatementPaper = z.object({
  /** As the platform's formats and screen readers know it. */
  language: z.string(),
  size: z.enum(["LETTER", "A4"]),
  title: z.string(),
  period: z.string(),
  madeOn: z.string(),
  church: z.object({ name: z.string(), lines: z.array(z.string()) }),
  donor: z.object({ name: z.string(), lines: z.array(z.string()) }),
  totals: z.object({
    title: z.string(),
    head: z.object({ label: z.string(), amount: z.string() }),
    rows: z.array(z.object({ label: z.string(), amount: z.string() })),
    total: z.object({ label: z.string(), amount: z.string() }),
    /** Only where not everything can be deducted. */
    deductible: z.nullable(z.object({ label: z.string(), amount: z.string() })),
  }),
  wording: z.string(),
  gifts: z.object({
    title: z.string(),
    none: z.string(),
    /** Who gave it, only on the statement of a household. */
    head: z.object({
      date: z.string(),
      person: z.nullable(z.string()),
      fund: z.string(),
      method: z.string(),
      amount: z.string(),
    }),
    rows: z.array(
      z.object({
        kind: z.enum(["gift", "refund", "chargeback"]),
        date: z.string(),
        person: z.nullable(z.string()),
        fund: z.string(),
        method: z.string(),
        amount: z.string(),
      }),
    ),
  }),
  /** With the places of two numbers: `{{page}}` and `{{pages}}`. */
  pageOf: z.string(),
});
export type StatementPaper = z.output<typeof StatementPaper>;
