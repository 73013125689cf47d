import { sql } from "kysely";

/**
 * A condition for all queries of public pages: they treat a closing church as not found. `column` is the column with
 * the church id in the query. Webhooks, receipts and the ledger do not use it, because payments must still be
 * completed.
 */
export const notClosing = (column: string) =>
  sql<boolean>`not exists (select from closing_churches where closing_churches.church_id = ${sql.ref(column)})`;
