import type { Connection, OpenTransaction } from "./connection.ts";

/**
 * Makes a module's `inTransaction`: `inTransaction(forms, async ({ submissions }, tx) => …)`. `openStores` opens the
 * module's stores on the transaction.
 */
export const transactionsWith =
  <Stores>(openStores: (tx: OpenTransaction) => Stores) =>
  <Result>(
    { connection }: { connection: Connection },
    work: (stores: Stores, tx: OpenTransaction) => Promise<Result>,
  ): Promise<Result> =>
    connection.transaction().execute((tx) => work(openStores(tx), tx));
