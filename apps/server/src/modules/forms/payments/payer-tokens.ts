import type { SubmissionDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { hasUnclaimedGift } from "../../payments/index.ts";
import { clientNetworkHash } from "../../visitors/index.ts";
import type { Forms } from "../forms.ts";
import { priceOf } from "../questions/check-question.ts";
import type { QuestionRow } from "../records/question-store.ts";

/** More than anybody can look through. */
const UNMATCHED_BY_PLACE: Limit = { name: "form-unmatched", tries: 60, seconds: 3600 };

/** By question: what the payments' own answers gave to who paid. */
export const payerTokensOf = ({ answers }: Pick<SubmissionDraft, "answers">): ReadonlyMap<string, string> =>
  new Map(answers.flatMap(({ questionId, payerToken }) => (payerToken ? [[questionId, payerToken] as const] : [])));

interface Sent {
  churchId: string;
  payments: readonly QuestionRow[];
  member: Caller | null;
  payerTokens: ReadonlyMap<string, string>;
}

/**
 * Older clients pay as a guest and send the form in without the token of the payment, so nobody can tell whose payment it was. Where
 * there are payments that it can have been, what they sent is held until somebody has looked, instead of telling a payer that the
 * payment failed. None of these payments is bound by it.
 */
export async function mayHavePaid(forms: Forms, { churchId, payments, member, payerTokens }: Sent): Promise<boolean> {
  if (member || payments.length === 0 || payerTokens.size > 0) return false;
  for (const question of payments) {
    const share = priceOf(churchId, question);
    if (!share || !(await hasUnclaimedGift(forms.giving, churchId, share))) return false;
  }
  return true;
}

/** So that nobody leaves more of it than anybody can look through. */
export const countUnmatched = (forms: Pick<Forms, "limits" | "secret">, address: string): Promise<void> =>
  forms.limits.count(UNMATCHED_BY_PLACE, clientNetworkHash(forms, address));
