import { TooManyAttempts } from "../../../platform/http/http-errors.ts";
import { createAmountToken } from "../../visitors/index.ts";
import type { Forms } from "../forms.ts";
import { priceOf } from "./check-question.ts";
import type { QuestionRow } from "../records/question-store.ts";

/**
 * Grants captcha tokens for the payments of a public form, so that clients without a captcha can pay exactly these
 * amounts, within a rate limit.
 */
export async function createAmountTokens(
  forms: Forms,
  questions: readonly QuestionRow[],
  address: string,
): Promise<void> {
  for (const question of questions) {
    const price = question.fieldType === "Payment" ? priceOf(question.churchId, question) : null;
    if (!price) continue;
    try {
      await createAmountToken(forms.giving, { churchId: question.churchId, ...price, address });
    } catch (error) {
      // Beyond the rate limit the form still opens, but paying then requires a solved captcha.
      if (!(error instanceof TooManyAttempts)) throw error;
    }
  }
}
