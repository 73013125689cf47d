import type { Provider } from "@offertory/contract";
import type { ColumnType, Generated, Kysely } from "kysely";
import type { FundsTables } from "../funds/index.ts";
import type { LedgerTables } from "../ledger/index.ts";
import type { LetterheadTables } from "./sent-emails/church-letterhead.ts";
import type { EmailKind } from "./sent-emails/sent-email-kind.ts";

type Once<T> = ColumnType<T, T | undefined, never>;

export type DonationsTables = {
  batches: {
    churchId: string;
    id: string;
    name: string;
    batchDate: string;
    online: boolean;
    closedAt: ColumnType<Date | null, undefined, Date | null>;
    createdAt: Once<Date>;
    expectedTotal: Generated<number | null>;
  };
  donations: {
    churchId: string;
    id: string;
    batchId: string;
    personId: string | null;
    intentId: string | null;
    scheduleId: Generated<string | null>;
    provider: Provider | null;
    transactionId: string | null;
    donatedOn: string;
    donatedAt: Date;
    amount: number;
    coveredFee: number;
    providerFee: number | null;
    refunded: Generated<number>;
    method: string;
    methodDetails: string;
    notes: string;
    /** The campaign of the link that it was given through. */
    campaign: Generated<string | null>;
    status: "succeeded" | "partially_refunded" | "refunded" | "disputed" | "charged_back" | "voided";
    recordKey: Generated<string | null>;
    revision: Generated<number>;
    createdAt: Once<Date>;
  };
  donationFunds: {
    churchId: string;
    donationId: string;
    position: number;
    fundId: string;
    amount: number;
    refunded: Generated<number>;
  };
  /** The emails about gifts that were sent, so that each is sent once. */
  givingEmails: {
    churchId: string;
    kind: EmailKind;
    about: string;
    writtenAt: Date;
    sentBy: Generated<string>;
    waiting: Generated<boolean>;
  };
  /** The saved views of the list of donations. */
  donationViews: { churchId: string; personId: string; id: string; name: string; query: string };
  /** A view of the module people. */
  peopleNames: {
    churchId: string;
    personId: string;
    displayName: string;
    firstName: string;
    lastName: string;
    nick: string;
    email: string;
    /** Last name first, folded for sorting. */
    sortName: string;
  };
  /** A view of the module accounts. */
  accountHolders: { churchId: string; personId: string; hasPassword: boolean; language: string };
  /** A view of the module churches. */
  churchCards: { churchId: string; name: string; timeZone: string };
} & LetterheadTables &
  FundsTables &
  LedgerTables;

export type DonationsDatabase = Kysely<DonationsTables>;
