import { TooManyTries } from "../../../platform/http/http-errors.ts";
import { leaveAmountTicket } from "../../visitors/index.ts";
import type { Forms } from "../forms.ts";
import { priceOf } from "./check-question.ts";
import type { QuestionRow } from "../records/question-store.ts";

/** Clients that show no captcha pay what a public form asks for all the same: exactly that, and not often. */
export async function leaveTickets(forms: Forms, questions: readonly QuestionRow[], address: string): Promise<void> {
  for (const question of questions) {
    const price = question.fieldType === "Payment" ? priceOf(question.churchId, question) : null;
    if (!price) continue;
    try {
      await leaveAmountTicket(forms.giving, { churchId: question.churchId, ...price, address });
    } catch (error) {
      // The form opens for who looked at it too often; only to pay, they have to show that they are a person.
      if (!(error instanceof TooManyTries)) throw error;
    }
  }
}
