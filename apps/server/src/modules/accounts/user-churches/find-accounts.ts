import { sql } from "kysely";
import type { Account, FindAccounts } from "../../people/index.ts";

/** Finds the accounts of these people. People without an account are left out. */
export const findAccounts: FindAccounts = async (connection, churchId, personIds) =>
  (
    await sql<Account>`
      select c.person_id, u.language, u.password_hash <> '' as has_password from user_churches c join users u on u.id = c.user_id
      where c.church_id = ${churchId} and c.person_id = any(${[...personIds]}::text[])`.execute(connection)
  ).rows;
