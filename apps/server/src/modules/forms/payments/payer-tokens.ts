import type { SubmissionDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { hasUnclaimedGift } from "../../payments/index.ts";
import { clientNetworkHash } from "../../visitors/index.ts";
import type { Forms } from "../forms.ts";
import { priceOf } from "../questions/check-question.ts";
import type { QuestionRow } from "../records/question-store.ts";

/** Limits held submissions without a payer token, because staff have to look at each of them. */
const UNMATCHED_PER_NETWORK: Limit = { name: "form-unmatched", tries: 60, seconds: 3600 };

/** Returns the payer tokens that the client sent with its answers, by question id. */
export const payerTokensOf = ({ answers }: Pick<SubmissionDraft, "answers">): ReadonlyMap<string, string> =>
  new Map(answers.flatMap(({ questionId, payerToken }) => (payerToken ? [[questionId, payerToken] as const] : [])));

interface PaymentAttempt {
  churchId: string;
  payments: readonly QuestionRow[];
  member: Caller | null;
  payerTokens: ReadonlyMap<string, string>;
}

/**
 * Returns whether a guest without payer tokens may have paid. Older clients pay as a guest and submit the form without
 * the token, so the payment cannot be matched. If unclaimed gifts of the right amounts exist, the submission is held
 * for staff instead of being refused as unpaid. No gift is claimed by this.
 */
export async function mayHavePaid(
  forms: Forms,
  { churchId, payments, member, payerTokens }: PaymentAttempt,
): Promise<boolean> {
  if (member || payments.length === 0 || payerTokens.size > 0) return false;
  for (const question of payments) {
    const line = priceOf(churchId, question);
    if (!line || !(await hasUnclaimedGift(forms.giving, churchId, line))) return false;
  }
  return true;
}

/** Counts an unmatched submission against the limit of its network; refuses beyond the limit. */
export const countUnmatched = (forms: Pick<Forms, "limits" | "secret">, address: string): Promise<void> =>
  forms.limits.count(UNMATCHED_PER_NETWORK, clientNetworkHash(forms, address));
