import type { Generated } from "kysely";

export const ATTEMPT_OUTCOMES = ["open", "saved", "good", "declined", "unsure"] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** The tables of card-testing protection. */
export type AttemptTables = {
  paymentAttempts: {
    churchId: string;
    id: string;
    at: Date;
    step: "card" | "charge";
    place: string;
    email: string;
    captchaTokenId: string;
    card: string;
    intentId: Generated<string | null>;
    outcome: Generated<AttemptOutcome>;
  };
  captchaEscalations: { churchId: string; until: Date };
};
