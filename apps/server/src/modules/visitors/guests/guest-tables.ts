import type { Generated } from "kysely";

/** The tables of guests. A row of `captchaTokens` is a captcha token. */
export type GuestTables = {
  spentCaptchas: { id: string; spentAt: Date };
  captchaTokens: {
    id: string;
    place: string;
    pooled: boolean;
    score: number;
    churchId: string | null;
    fundId: string | null;
    amount: number | null;
    giftsLeft: number;
    stepsLeft: number;
    spentOn: string | null;
    spentAt: Date | null;
    /** The form that was sent in with this captcha token; null if there is none. */
    formSent: Generated<string | null>;
    madeAt: Date;
    endsAt: Date;
  };
  guestCards: {
    churchId: string;
    gatewayId: string;
    methodId: string;
    captchaTokenId: string;
    place: string;
    madeAt: Date;
  };
  /** A bank account that a guest sets up has no id yet, so its customer stands for it. */
  guestBankSetups: {
    churchId: string;
    gatewayId: string;
    customerId: string;
    captchaTokenId: string;
    place: string;
    madeAt: Date;
  };
};
