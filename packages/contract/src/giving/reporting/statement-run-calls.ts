import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { YearText } from "./statement-calls.ts";

const Year = z.int().check(z.gte(1900), z.lte(2099));

/** The emailing of a year's statements, with its progress. */
export const StatementRun = z.object({
  id: z.string(),
  year: z.int(),
  status: z.enum(["running", "done", "cancelled"]),
  emails: z.int(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  /** Emails of which it is unknown whether the mail server accepted them. */
  unsure: z.int(),
  /** Emails that are no longer needed, for example because the donation was refunded in the meantime. */
  skipped: z.int(),
  /** Whether the mail server cannot be reached at present; the run tries again. */
  stalled: z.boolean(),
  /** When the run continues, after the church has reached its daily limit of emails; null otherwise. */
  resumesAt: z.nullable(z.string()),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type StatementRun = z.output<typeof StatementRun>;

export const STATEMENT_PROBLEMS = ["refused", "busy", "no-email", "not-made", "interrupted"] as const;
export const StatementProblem = z.object({
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(["failed", "unsure"]),
  reason: z.enum(STATEMENT_PROBLEMS),
  /** The mail server's message. */
  detail: z.string(),
});
export type StatementProblem = z.output<typeof StatementProblem>;

export const listStatementRuns = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/runs",
  summary: "List the mailings of a year's giving statements, newest first",
  query: z.object({ year: YearText }),
  answer: z.array(StatementRun),
});

export const readStatementRun = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/runs/:id",
  summary: "Read the progress of a mailing and its failed emails",
  params: z.object({ id: Id }),
  answer: z.extend(StatementRun, { problems: z.array(StatementProblem) }),
});

export const startStatementRun = endpoint({
  api: "giving",
  method: "POST",
  path: "/statements/runs",
  summary:
    "Mail a year's statements to all donors with an email address; `again` also to those who have theirs already",
  body: z.object({ year: Year, again: z.optional(z.boolean()) }),
  answer: StatementRun,
});

export const cancelStatementRun = endpoint({
  api: "giving",
  method: "POST",
  path: "/statements/runs/:id/cancel",
  summary: "Cancel a mailing; emails that were sent stay sent",
  params: z.object({ id: Id }),
  answer: StatementRun,
});

export const retryStatementRun = endpoint({
  api: "giving",
  method: "POST",
  path: "/statements/runs/:id/retry",
  summary: "Retry the failed emails of a mailing; with `unsure` also those that may have arrived",
  params: z.object({ id: Id }),
  body: z.object({ unsure: z.optional(z.boolean()) }),
  answer: StatementRun,
});
