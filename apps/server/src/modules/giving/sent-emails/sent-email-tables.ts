/** What emails add to giving's tables, and the views of other modules that say to whom and in which language. */
export type SentEmailTables = {
  givingLetters: { churchId: string; kind: EmailKind; about: string; writtenAt: Date };
  manageLinks: { churchId: string; subscriptionId: string; generation: number };
  peopleNames: {
    churchId: string;
    personId: string;
    firstName: string;
    lastName: string;
    nickName: string;
    email: string;
  };
  accountHolders: { churchId: string; personId: string; hasPassword: boolean; language: string };
  churchCards: { churchId: string; name: string };
};

export const ALERTS = ["card-testing", "dispute", "difference"] as const;
export type Alert = (typeof ALERTS)[number];
export type EmailKind =
  | "receipt"
  | "renewal-failed"
  | "stopped"
  | "refund"
  | "refund-failed"
  | "charged-back"
  | `alert-${Alert}`;
