import type { Choice, FieldType, FormState, SUBMISSION_STATES } from "@offertory/contract";
import type { ColumnType, Generated, GeneratedAlways, Kysely, RawBuilder } from "kysely";
import type { FundLineRow } from "../funds/index.ts";

type Once<T> = ColumnType<T, T | undefined, never>;
type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Amount and fund of each payment question when the answers were stored, by question id. */
export type Prices = Record<string, FundLineRow>;

/** The tables that forms owns, and the views of others that it joins. */
export type FormsTables = {
  forms: {
    churchId: string;
    id: string;
    name: string;
    description: string;
    contentType: "form" | "person";
    state: Generated<FormState>;
    restricted: boolean;
    closesAt: TimeOrNull;
    thanks: Generated<string>;
    confirmationMail: Generated<boolean>;
    notifyPersonIds: Generated<string[]>;
    createdBy: string | null;
    archivedAt: TimeOrNull;
    version: Generated<number>;
    createdAt: Once<Date>;
  };
  questions: {
    churchId: string;
    id: string;
    formId: string;
    position: number;
    title: string;
    description: string;
    fieldType: FieldType;
    placeholder: string;
    required: boolean;
    choices: ColumnType<Choice[] | null, string | null, string | null>;
    removedAt: TimeOrNull;
  };
  formSubmissions: {
    churchId: string;
    id: string;
    formId: string;
    state: SubmissionState;
    contentType: string;
    contentId: string | null;
    submittedBy: string | null;
    submittedAt: Date;
    clientKey: string | null;
    repeatKey: string;
    language: string;
    prices: ColumnType<Prices | null, string | null | undefined, string | null>;
    finishedAlone: Generated<boolean>;
    paymentFailedAt: TimeOrNull;
    /** The answers, by question id. */
    answers: ColumnType<Record<string, string>, RawBuilder<Record<string, string>> | undefined, never>;
    searched: Generated<string>;
  };
  /** View of the people module. */
  peopleNames: {
    churchId: string;
    personId: string;
    displayName: string;
    firstName: string;
    nick: string;
    email: string;
    archived: GeneratedAlways<boolean>;
  };
  churchCards: { churchId: string; name: string; subDomain: string; timeZone: string };
  accountHolders: { churchId: string; personId: string; userId: string; hasPassword: boolean; language: string | null };
};

export type FormsDatabase = Kysely<FormsTables>;
