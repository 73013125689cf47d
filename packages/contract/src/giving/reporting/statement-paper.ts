import { z } from "zod/mini";

/** The content of a statement in the donor's language; the screen and the PDF show the same. */
export const StatementPaper = z.object({
  /** A language code, for date formats and screen readers. */
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
    /** Null when all donations are tax-deductible. */
    deductible: z.nullable(z.object({ label: z.string(), amount: z.string() })),
  }),
  wording: z.string(),
  gifts: z.object({
    title: z.string(),
    none: z.string(),
    /** `person` is null except on the statement of a household. */
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
  /** Contains the placeholders `{{page}}` and `{{pages}}`. */
  pageOf: z.string(),
});
export type StatementPaper = z.output<typeof StatementPaper>;
