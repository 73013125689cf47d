import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, text } from "../text/text.ts";
import { Dollars } from "./dollars.ts";

/** A year of the church's calendar, as it stands in an address. */
export const YearText = z.string().check(z.regex(/^(19|20)\d\d$/));
const Year = z.int().check(z.gte(1900), z.lte(2099));

/** A file: its bytes are no JSON, and the contract says no more of them. */
const File = z.unknown();

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

export const downloadMyStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/my/:year",
  summary: "What the caller gave in a year, as a PDF",
  params: z.object({ year: YearText }),
  answer: File,
  format: "pdf",
});

export const downloadPersonStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/people/:personId/:year",
  summary: "What a person gave in a year, as a PDF",
  params: z.object({ personId: Id, year: YearText }),
  answer: File,
  format: "pdf",
});

export const downloadHouseholdStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/households/:householdId/:year",
  summary: "What the people of a household gave in a year, together, as a PDF",
  params: z.object({ householdId: Id, year: YearText }),
  answer: File,
  format: "pdf",
});

export const previewStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/preview/:personId/:year",
  summary: "A person's statement as it would be printed, for the screen",
  params: z.object({ personId: Id, year: YearText }),
  answer: StatementPaper,
});

export const STATEMENT_AUDIENCES = ["all", "mail", "print"] as const;
export const StatementAudience = z.enum(STATEMENT_AUDIENCES);
export type StatementAudience = z.output<typeof StatementAudience>;

export const printStatements = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/print/:year",
  summary: "The statements of a year in one PDF to print: of those without an email address, or of all",
  params: z.object({ year: YearText }),
  query: z.object({ who: z.optional(StatementAudience) }),
  answer: File,
  format: "pdf",
});

export const StatementDonor = z.object({
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  gifts: z.int(),
  /** What is left of them after refunds and chargebacks. */
  amount: Dollars,
  /** A letter was sent to them, or may have been. */
  mailed: z.boolean(),
});
export type StatementDonor = z.output<typeof StatementDonor>;

export const STATEMENT_DONORS_PAGE = 50;

export const listStatementDonors = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/donors",
  summary: "Who gave in a year, by name, a page at a time",
  query: z.object({
    year: YearText,
    who: z.optional(StatementAudience),
    text: z.optional(text(100)),
    cursor: z.optional(text(500)),
  }),
  answer: z.object({ donors: z.array(StatementDonor), next: z.nullable(z.string()) }),
});

export const readStatementYear = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/years/:year",
  summary: "How many donors a year has, what they gave, who can be mailed, and which years there are",
  params: z.object({ year: YearText }),
  answer: z.object({
    /** Years with gifts, newest first. */
    years: z.array(z.int()),
    donors: z.int(),
    amount: Dollars,
    withEmail: z.int(),
    withoutEmail: z.int(),
    /** Of those with an address: who was sent the statement of this year already, or may have been. */
    mailed: z.int(),
  }),
});

export const StatementSettings = z.object({
  legalName: text(200),
  taxId: text(60),
  /** Of statements for donors who have chosen none. */
  language: text(5),
  /** By language; where there is none, the usual sentence stands. */
  wording: z.record(text(5), text(1000)),
});
export type StatementSettings = z.output<typeof StatementSettings>;

const SettingsAnswer = z.extend(StatementSettings, {
  /** The name of the church, which stands where no legal name was given, and its address. */
  churchName: z.string(),
  address: z.array(z.string()),
  /** The usual sentence, by language. */
  usualWording: z.record(z.string(), z.string()),
});

export const readStatementSettings = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/settings",
  summary: "What stands on the church's statements besides gifts",
  answer: SettingsAnswer,
});

export const saveStatementSettings = endpoint({
  api: "giving",
  method: "POST",
  path: "/statements/settings",
  summary: "Change the legal name, the tax id and the wording on the church's statements",
  body: StatementSettings,
  answer: SettingsAnswer,
});

export const StatementRun = z.object({
  id: z.string(),
  year: z.int(),
  status: z.enum(["running", "done", "cancelled"]),
  letters: z.int(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  /** The mail server may have taken them: nobody can say. */
  unsure: z.int(),
  /** Nothing to send any more, as when a gift was given back meanwhile. */
  skipped: z.int(),
  /** The mail server cannot be reached at present; it is tried again. */
  stalled: z.boolean(),
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
  /** The mail server's own words. */
  detail: z.string(),
});
export type StatementProblem = z.output<typeof StatementProblem>;

export const listStatementRuns = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/runs",
  summary: "The mailings of a year's statements, newest first",
  query: z.object({ year: YearText }),
  answer: z.array(StatementRun),
});

export const readStatementRun = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/runs/:id",
  summary: "How far a mailing has come, and which letters did not go",
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
  summary: "Send no more letters of a mailing; those that went are gone",
  params: z.object({ id: Id }),
  answer: StatementRun,
});

export const retryStatementRun = endpoint({
  api: "giving",
  method: "POST",
  path: "/statements/runs/:id/retry",
  summary: "Try the letters again that failed; `unsure` also those that may have arrived",
  params: z.object({ id: Id }),
  body: z.object({ unsure: z.optional(z.boolean()) }),
  answer: StatementRun,
});
