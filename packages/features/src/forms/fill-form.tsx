import type { Question } from "@offertory/contract";
import { Button, focusFirstError, Form, FormErrors, Notice } from "@offertory/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { PaymentAnswer } from "./fields/payment-answer.tsx";
import { useFillTexts } from "./fill-context.ts";
import { isPayment } from "./form-draft.ts";
import { problemText } from "./problem-text.ts";
import { QuestionField } from "./question-field.tsx";
import { SendingNotice } from "./sending-notice.tsx";
import type { useFill } from "./use-fill.ts";

interface FillFormProps {
  name: string;
  questions: readonly Question[];
  fill: ReturnType<typeof useFill>;
  onCancel?: (() => void) | undefined;
  /** Given only if the submission exists. */
  onRemove?: (() => void) | undefined;
  submitLabel?: string | undefined;
  /** Rendered before the buttons. */
  children?: ReactNode;
}

/** A form to fill in: its questions, the problems, and the Submit, Cancel and Delete buttons. */
export function FillForm({ name, questions, fill, onCancel, onRemove, submitLabel, children }: FillFormProps) {
  const { t } = useFillTexts();
  const form = useRef<HTMLFormElement>(null);
  const { answers, paid, stage, problems, refusal, tries } = fill;
  const isResting = stage.kind !== "writing";
  const textOf = (questionId: string) => {
    const found = problems.find((problem) => problem.questionId === questionId);
    return found && problemText(t, found);
  };

  useEffect(() => {
    if (tries > 0 && form.current) focusFirstError(form.current);
  }, [tries]);

  return (
    <Form ref={form} aria-label={name} onSubmit={() => void fill.submit()} className="gap-6">
      <FormErrors
        title={t("forms:fill.problems")}
        errors={problems.map((problem) => ({ field: problem.questionId, message: problemText(t, problem) }))}
      />
      {questions.map((question) =>
        isPayment(question) ? (
          <PaymentAnswer
            key={question.id}
            question={question}
            isPaid={paid.has(question.id)}
            error={textOf(question.id)}
            isResting={isResting}
            prepare={fill.prepare}
            onPaid={(payer) => fill.onPaid(question.id, payer)}
          />
        ) : (
          <QuestionField
            key={question.id}
            question={question}
            value={answers[question.id] ?? ""}
            onChange={(value) => fill.change(question, value)}
            error={textOf(question.id)}
            isResting={isResting}
          />
        ),
      )}
      {children}
      {refusal ? (
        <Notice tone="danger" title={paid.size > 0 ? t("forms:fill.refusedPaid") : undefined}>
          {refusal}
        </Notice>
      ) : null}
      <SendingNotice stage={stage} isPaid={paid.size > 0} onHurry={fill.retryNow} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isResting} busyLabel={t("forms:fill.submitting")}>
          {submitLabel ?? t("forms:fill.submit")}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{t("forms:fill.cancel")}</Button> : null}
        {onRemove ? (
          <Button variant="danger" className="ms-auto" onClick={onRemove} disabled={isResting}>
            {t("forms:fill.remove")}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
