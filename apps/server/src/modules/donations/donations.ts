import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Funds } from "../funds/index.ts";
import { ledgerStores, type Ledger } from "../ledger/index.ts";
import type { People } from "../people/index.ts";
import { batchStore } from "./batches/batch-store.ts";
import { churchDonationStore } from "./church-donations/church-donation-store.ts";
import type { DonationsTables } from "./donations-tables.ts";
import { donationStore } from "./donations/donation-store.ts";
import { offlineGiftStore } from "./offline-gifts/offline-gift-store.ts";
import { savedViewStore } from "./saved-views/saved-view-store.ts";
import { sentEmailStore } from "./sent-emails/sent-email-store.ts";

export interface DonationsNeeds extends Funds, Ledger {
  people: People;
}

export const donationsStores = (connection: Connection) => {
  const db = connection.$extendTables<DonationsTables>();
  return {
    donations: donationStore(db),
    offlineGifts: offlineGiftStore(db),
    batches: batchStore(db),
    churchDonations: churchDonationStore(db),
    savedViews: savedViewStore(db),
    sentEmails: sentEmailStore(db),
  };
};

export interface Donations extends DonationsNeeds, ReturnType<typeof donationsStores> {
  connection: Connection;
}

export const openDonations = (connection: Connection, needs: DonationsNeeds): Donations => ({
  ...needs,
  connection,
  ...donationsStores(connection),
});

/** Also has the stores of other modules that are written in the same transaction. */
const storesOf = (tx: Connection) => ({
  ...donationsStores(tx),
  ledger: ledgerStores(tx).ledger,
});
export type DonationsStores = ReturnType<typeof storesOf>;

export const inTransaction = transactionsWith(storesOf);
