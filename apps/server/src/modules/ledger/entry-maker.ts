/** The clock and the ids for new ledger entries. */
export interface EntryMaker {
  now: () => Date;
  newId: () => string;
}
