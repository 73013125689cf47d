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
import type { TimelineSource } from "./timeline/timeline-source.ts";
import type { FindAccounts } from "./find-accounts.ts";
import type { PeopleDatabase, PeopleTables } from "./people-tables.ts";
import { openPersonReader, type ReadPersonRow } from "./people/person-reader.ts";

/** Lets another module add its data to the export of a person. */
export interface PersonContributor {
  /** The name of the module's part in the export. */
  name: string;
  /** Whether the caller may read this data of other people. Everyone may read their own. */
  maySee(caller: Caller): boolean;
  collect(churchId: string, personId: string): Promise<unknown>;
  /**
   * Whether the module has private data of a person: data that must not reach another owner of their email address or
   * record.
   */
  hasPrivateData?(churchId: string, personId: string): Promise<boolean>;
  /** Set if the private data is about giving: an administrator must then agree to a new email address, too. */
  isGiving?: true;
}

export interface PeopleNeeds {
  /** Later modules add to this array after it was passed in. */
  timelineSources?: readonly TimelineSource[];
  prepare: PrepareQuery;
  guards: Guards;
  limits: Limits;
  publish: Publish;
  roles: Roles;
  findAccounts: FindAccounts;
  /** Later modules add to this array after it was passed in. */
  contributors?: readonly PersonContributor[];
  /** Returns whether a caller without a token has solved a captcha. */
  admitVisitor: (proof: VisitorProof) => Promise<boolean>;
  /** The key of the hashes that replace the ids of visitors in answers. */
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
