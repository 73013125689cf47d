/** What is not as it was when it was covered. */
export interface Trouble {
  what:
    | "line-changed"
    | "line-gone"
    | "line-added"
    | "checkpoint-changed"
    | "checkpoint-forged"
    | "checkpoint-gone"
    | "entry-crooked";
  /** The line, or for a checkpoint its number. */
  where: string;
}
