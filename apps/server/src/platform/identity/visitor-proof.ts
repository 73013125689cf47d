/** What a visitor without an account sends to prove that they are not a bot. */
export interface VisitorProof {
  /** The solution of a captcha challenge that was not used before. */
  captcha?: string | null | undefined;
  /** The captcha token of a solved challenge. Without it, a valid one from the same network is accepted. */
  captchaToken?: string | undefined;
  address: string;
}
