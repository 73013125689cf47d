import type { Language } from "@offertory/i18n";
import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { VisitorProof } from "../../platform/identity/visitor-proof.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Publish } from "../../platform/jobs/events.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { Translator } from "../../platform/mail/translator.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Roles } from "../../platform/identity/roles.ts";
import type { FindAccounts } from "./find-accounts.ts";
import type { PeopleDatabase, PeopleTables } from "./people-tables.ts";
import { openPersonReader, type ReadPersonRow } from "./people/person-reader.ts";

/** What another module holds of a person, for the document that a person may ask for. */
export interface PersonContributor {
  /** The name of its part in the document. */
  name: string;
  /** Whether the caller may read this of others; everyone may read their own. */
  maySee(caller: Caller): boolean;
  collect(churchId: string, personId: string): Promise<unknown>;
  /** Whether a person has something here that must not reach whoever else gets their address or their record. */
  holdsPrivate?(churchId: string, personId: string): Promise<boolean>;
  /** Whether that is about money: then an administrator must agree, too. */
  isGiving?: true;
}

/** What people asks of the world outside it. */
export interface PeopleNeeds {
  prepare: PrepareQuery;
  guards: Guards;
  limits: Limits;
  publish: Publish;
  roles: Roles;
  findAccounts: FindAccounts;
  /** Filled by later modules, and read when a document is asked for. */
  contributors?: readonly PersonContributor[];
  /** Whether a call without a token was made by a person. */
  admitVisitor: (proof: VisitorProof) => Promise<boolean>;
  /** Keys what visitors are called in answers. */
  secret: string;
  translatorFor: (language: Language) => Promise<Translator>;
  emails: EmailQueue;
  appUrls: { portal: string };
  now: () => Date;
  newId: () => string;
}

export interface People extends PeopleNeeds {
  connection: Connection;
  db: PeopleDatabase;
  readRow: ReadPersonRow;
}

export function openPeople(connection: Connection, needs: PeopleNeeds): People {
  const db = connection.$extendTables<PeopleTables>();
  return { ...needs, connection, db, readRow: openPersonReader(db, needs.prepare) };
}
