import type { QueryExecutorProvider } from "kysely";

export interface Account {
  personId: string;
  language: string;
  /** False for someone who was invited and has not set a password yet. */
  hasPassword: boolean;
}

/** Finds the accounts of these people; people without one are left out. The accounts module implements it. */
export type FindAccounts = (
  connection: QueryExecutorProvider,
  churchId: string,
  personIds: readonly string[],
) => Promise<Account[]>;
