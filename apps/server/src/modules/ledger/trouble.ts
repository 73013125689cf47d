/** What is not as it was when it was sealed. */
export interface Trouble {
  what: "line-changed" | "line-gone" | "line-added" | "seal-changed" | "seal-forged" | "seal-gone" | "entry-crooked";
  /** The line, or for a seal its number. */
  where: string;
}
