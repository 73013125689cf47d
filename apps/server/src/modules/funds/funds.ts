import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Guards } from "../../platform/identity/access.ts";
import { openFundReader } from "./fund-reader.ts";
import { fundStore } from "./fund-store.ts";
import type { FundsTables } from "./funds-tables.ts";

export interface FundsNeeds {
  guards: Guards;
  prepare: PrepareQuery;
  now: () => Date;
  newId: () => string;
}

export const fundsStores = (connection: Connection) => {
  const db = connection.$extendTables<FundsTables>();
  return {
    funds: fundStore(db),
  };
};

export interface Funds extends FundsNeeds, ReturnType<typeof fundsStores> {
  connection: Connection;
  readOpenFunds: ReturnType<typeof openFundReader>;
}

export function openFunds(connection: Connection, needs: FundsNeeds): Funds {
  const db = connection.$extendTables<FundsTables>();
  return {
    ...needs,
    connection,
    ...fundsStores(connection),
    readOpenFunds: openFundReader(db, needs.prepare),
  };
}

export type FundsStores = ReturnType<typeof fundsStores>;

export const inTransaction = transactionsWith(fundsStores);
