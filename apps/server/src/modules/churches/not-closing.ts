import { sql } from "kysely";

/**
 * For everything that the public reads: a church that closes is not there. `column` is the church of the row, as the query calls it.
 * Work that money needs, such as webhooks, receipts and books, does not ask this.
 */
export const notClosing = (column: string) =>
  sql<boolean>`not exists (select from closing_churches where closing_churches.church_id = ${sql.ref(column)})`;
