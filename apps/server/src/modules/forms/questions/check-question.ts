import {
  CHOICE_TYPES,
  PAYMENT_AMOUNT,
  PAYMENT_FUND,
  paymentOf,
  type Choice,
  type QuestionDraft,
} from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { isPayable, smallestGift } from "../../../platform/money/gift-amounts.ts";
import { compareMoney } from "../../../platform/money/money.ts";
import { type FundLine, hasOpenFund } from "../../funds/index.ts";
import type { Forms } from "../forms.ts";
import {
  FundNotKnown,
  PaymentTooSmall,
  PaymentUnfinished,
  QuestionChoiceBlank,
  QuestionChoicesAlike,
  QuestionChoicesMissing,
  QuestionTitleBlank,
} from "../forms-errors.ts";
import type { QuestionRow } from "../records/question-store.ts";

/** The fields of a question that the builder edits; its position is not among them. */
export type QuestionFields = Pick<
  QuestionRow,
  "title" | "description" | "fieldType" | "placeholder" | "required" | "choices"
>;

export function readQuestion(draft: QuestionDraft): QuestionFields {
  const title = draft.title.trim();
  if (!title) throw new QuestionTitleBlank();
  return {
    title,
    description: draft.description?.trim() ?? "",
    fieldType: draft.fieldType,
    placeholder: draft.placeholder?.trim() ?? "",
    required: draft.fieldType !== "Heading" && (draft.required ?? false),
    choices: readChoices(draft),
  };
}

function readChoices({ fieldType, choices }: QuestionDraft): Choice[] | null {
  if (fieldType === "Payment") {
    return (choices ?? [])
      .filter(({ text }) => text === PAYMENT_AMOUNT || text === PAYMENT_FUND)
      .map(({ text, value }) => ({ text, value: value.trim() }));
  }
  if (!CHOICE_TYPES.includes(fieldType)) return null;
  const read = (choices ?? []).map(({ text, value }) => ({
    text: text.trim() || value.trim(),
    value: value.trim() || text.trim(),
  }));
  if (read.length === 0) throw new QuestionChoicesMissing();
  if (read.some(({ value }) => value === "")) throw new QuestionChoiceBlank();
  if (hasDuplicates(read.map(({ value }) => value)) || hasDuplicates(read.map(({ text }) => text)))
    throw new QuestionChoicesAlike();
  return read;
}

/** Choices must differ in both text and value, or their answers could not be told apart. */
const hasDuplicates = (values: readonly string[]): boolean => new Set(values).size < values.length;

/**
 * Returns the amount and fund of a payment question; null when it is incomplete or below the minimum, which only a
 * draft may be.
 */
export function priceOf(churchId: string, question: Pick<QuestionRow, "choices">): FundLine | null {
  const payment = paymentOf(question);
  const amount = payment && fromDecimal(Number(payment.dollars), currencyOf(churchId));
  return payment && amount && isPayable(amount) && compareMoney(amount, smallestGift(amount.currency)) >= 0
    ? { amount, fundId: payment.fundId }
    : null;
}

/** Refuses a payment question that could not be paid: incomplete, below the minimum, or for a fund that is not open. */
export async function checkPayment(
  { giving }: Pick<Forms, "giving">,
  churchId: string,
  question: Pick<QuestionRow, "choices">,
): Promise<void> {
  const payment = paymentOf(question);
  if (!payment) throw new PaymentUnfinished();
  const price = priceOf(churchId, question);
  if (!price) throw new PaymentTooSmall(smallestGift(currencyOf(churchId)));
  if (!(await hasOpenFund(giving, churchId, price.fundId))) throw new FundNotKnown();
}
