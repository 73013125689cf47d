import { z } from "zod/mini";
import { CHURCH_LENGTHS } from "../../churches/church.ts";
import { endpoint } from "../../endpoint.ts";
import { Id, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { StatementPaper } from "./statement-paper.ts";

/** A year in a path. */
export const YearText = z.string().check(z.regex(/^(19|20)\d\d$/));

/** A PDF file. The contract does not describe its content, because it is not JSON. */
const File = z.unknown();

export const downloadMyStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/my/:year",
  summary: "Download the caller's giving statement of a year as PDF",
  params: z.object({ year: YearText }),
  answer: File,
  format: "pdf",
});

export const downloadPersonStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/people/:personId/:year",
  summary: "Download a person's giving statement of a year as PDF",
  params: z.object({ personId: Id, year: YearText }),
  answer: File,
  format: "pdf",
});

export const downloadHouseholdStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/households/:householdId/:year",
  summary: "Download the joint giving statement of a household for a year as PDF",
  params: z.object({ householdId: Id, year: YearText }),
  answer: File,
  format: "pdf",
});

export const previewStatement = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/preview/:personId/:year",
  summary: "Preview a person's giving statement as data",
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
  summary: "Download a year's giving statements as one PDF: of donors without an email address, or of all",
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
  /** The sum of the donations after refunds and disputes. */
  amount: Dollars,
  /** Whether the statement was emailed to the donor, or may have been. */
  mailed: z.boolean(),
});
export type StatementDonor = z.output<typeof StatementDonor>;

export const STATEMENT_DONORS_PAGE = 50;

export const listStatementDonors = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/donors",
  summary: "List the donors of a year by name, a page at a time",
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
  summary:
    "Count a year's donors, their total and those with an email address, explain how it differs from the total of all donations, and list the available years",
  params: z.object({ year: YearText }),
  answer: z.object({
    /** Years with gifts, newest first. */
    years: z.array(z.int()),
    donors: z.int(),
    amount: Dollars,
    withEmail: z.int(),
    withoutEmail: z.int(),
    /** Donors with an email address who were already sent this year's statement, or may have been. */
    mailed: z.int(),
    /** The net total of all donations of the year until today, as on the dashboard: `amount` and all `differences`. */
    allDonations: Dollars,
    differences: z.object({
      /** Donations without a donor, such as loose cash. */
      anonymous: Dollars,
      /** Donations of people whose records were removed. */
      ofRemovedPeople: Dollars,
      /** Negative: the sums of donors from whom more was taken back than they gave. */
      belowZero: Dollars,
      /** Usually negative: donations on statements, or in the other differences, with a date after today. */
      afterToday: Dollars,
    }),
  }),
});

export const MAX_STATEMENT_WORDING_LENGTH = 1000;

export const StatementSettings = z.object({
  legalName: text(CHURCH_LENGTHS.legalName),
  taxId: text(CHURCH_LENGTHS.taxId),
  /** The language of statements for donors who have not chosen one. */
  language: text(5),
  /** The wording on statements, by language. Languages without one use the default sentence. */
  wording: z.record(text(5), text(MAX_STATEMENT_WORDING_LENGTH)),
});
export type StatementSettings = z.output<typeof StatementSettings>;

const SettingsAnswer = z.extend(StatementSettings, {
  /** The church's name, which is used when it has no legal name, and its address. */
  churchName: z.string(),
  address: z.array(z.string()),
  /** The default sentence, by language. */
  usualWording: z.record(z.string(), z.string()),
});

export const readStatementSettings = endpoint({
  api: "giving",
  method: "GET",
  path: "/statements/settings",
  summary: "Read the settings of the church's giving statements",
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
