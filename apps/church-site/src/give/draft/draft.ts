import { DEFAULT_FREQUENCY } from "@offertory/contract/giving/frequencies/frequency-names";
import type { GiftDraft } from "@offertory/giving-client/draft";
import type { GiftType } from "@offertory/giving-client/pending";
import { writeAmount } from "@offertory/i18n";
import type { Boot } from "../boot.ts";
import { readLink } from "./link.ts";

/** A visitor's gift while the form is filled in. */
export interface Draft extends GiftDraft {
  type: GiftType;
  firstName: string;
  lastName: string;
  email: string;
}

/** The values that the link has fixed. */
export interface Fixed {
  amount: boolean;
  fundId: string | null;
}

/** Returns which values the link fixes: a valid amount or fund. */
export function fixedBy(boot: Pick<Boot, "query" | "page">): Fixed {
  const { amount, fundId } = readLink(boot);
  return { amount: amount !== null, fundId };
}

export function startDraft(boot: Pick<Boot, "query" | "page" | "language">): Draft {
  const { page, language } = boot;
  const { fundId, amount, frequency } = readLink(boot);
  return {
    type: frequency ? "recurring" : "once",
    lines: [
      {
        key: 0,
        fundId: fundId ?? page.funds[0]?.id ?? "",
        amount: amount === null ? "" : writeAmount(language, amount),
      },
    ],
    frequency: frequency ?? DEFAULT_FREQUENCY,
    start: page.today,
    coverFee: false,
    firstName: "",
    lastName: "",
    email: "",
    notes: "",
    begunAt: Date.now(),
  };
}
