/** A difference between the ledger and its checkpoints, or an entry that does not add up to zero. */
export interface Trouble {
  what:
    | "line-changed"
    | "line-gone"
    | "line-added"
    | "checkpoint-changed"
    | "checkpoint-forged"
    | "checkpoint-gone"
    | "entry-crooked";
  /** The number of the line or of the checkpoint. */
  where: string;
}
