/** What somebody without an account brings to show that a person is there. */
export interface VisitorProof {
  /** A captcha that was passed, and not shown before. */
  captcha?: string | null | undefined;
  /** The ticket that one left; without it, one that was left on the same network will do. */
  ticket?: string | undefined;
  address: string;
}
