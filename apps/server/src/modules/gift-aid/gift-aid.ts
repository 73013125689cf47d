import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Donations } from "../donations/index.ts";
import { claimStore } from "./claims/claim-store.ts";
import { declarationStore } from "./declarations/declaration-store.ts";
import type { GiftAidTables } from "./gift-aid-tables.ts";

export const giftAidStores = (connection: Connection) => {
  const db = connection.$extendTables<GiftAidTables>();
  return { giftAidDeclarations: declarationStore(db), giftAidClaims: claimStore(db) };
};

export interface GiftAid extends Donations, ReturnType<typeof giftAidStores> {
  connection: Connection;
}

export const openGiftAid = (connection: Connection, needs: Donations): GiftAid => ({
  ...needs,
  connection,
  ...giftAidStores(connection),
});

export const inTransaction = transactionsWith(giftAidStores);
