import type { QueryExecutorProvider } from "kysely";

export interface Account {
  personId: string;
  language: string;
  /** False for who was invited and has not come yet. */
  hasPassword: boolean;
}

/** The accounts of these people; nothing of those who have none. The module of accounts answers it. */
export type FindAccounts = (
  connection: QueryExecutorProvider,
  churchId: string,
  personIds: readonly string[],
) => Promise<Account[]>;
