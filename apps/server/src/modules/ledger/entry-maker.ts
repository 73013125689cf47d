/** What it takes to write an entry of the ledger: the time, and a new id. */
export interface EntryMaker {
  now: () => Date;
  newId: () => string;
}
