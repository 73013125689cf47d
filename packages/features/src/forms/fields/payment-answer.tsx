import { unitsOf } from "@offertory/i18n";
import type { Question } from "@offertory/contract";
import { paymentOf } from "@offertory/contract/forms/question-kinds";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { CircleCheck, Lock } from "@offertory/ui/icons.ts";
import { useEffect, useId, useRef } from "react";
import { type PaymentPartProps, useFillTexts } from "../fill-context.ts";

interface PaymentAnswerProps extends Pick<PaymentPartProps, "prepare" | "onPaid" | "isResting"> {
  question: Question;
  isPaid: boolean;
  error: string | undefined;
}

/** The amount and fund of a payment question, and how to pay; locked once it is paid. */
export function PaymentAnswer({ question, isPaid, error, ...part }: PaymentAnswerProps) {
  const { t, money, fundName, PaymentPart } = useFillTexts();
  const id = useId();
  const payment = paymentOf(question);
  const amount = payment && unitsOf(Number(payment.dollars));
  const fund = payment ? fundName(payment.fundId) : "";
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line-strong p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-title`} className="required-mark text-base font-semibold wrap-anywhere text-ink">
          {question.title}
        </h3>
        {payment && amount !== null ? (
          <p className="tabular text-lg font-semibold text-ink">
            {/* The space is for screen readers, which join words that are separated only by a margin. */}
            {money(amount)}{" "}
            {fund ? (
              <span className="ms-1 text-sm font-normal text-ink-soft">{t("forms:fill.forFund", { fund })}</span>
            ) : null}
          </p>
        ) : null}
      </div>
      {question.description ? (
        <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{question.description}</p>
      ) : null}
      {isPaid ? <Paid text={t("forms:fill.paid")} /> : null}
      {!isPaid && (!payment || amount === null) ? (
        <p className="text-sm text-ink-soft">{t("forms:fill.paymentMissing")}</p>
      ) : null}
      {!isPaid && payment && amount !== null && PaymentPart ? (
        <PaymentPart question={question} amount={amount} fundId={payment.fundId} {...part} />
      ) : null}
      {!isPaid && !PaymentPart ? (
        <p className="flex gap-2 text-sm text-ink-soft">
          <Lock className="size-4" />
          {t("forms:fill.paysHere")}
        </p>
      ) : null}
      {error && !isPaid ? <Gate id={id} error={error} /> : null}
    </section>
  );
}

function Paid({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-2 font-medium text-success">
      <CircleCheck />
      {text}
    </p>
  );
}

/**
 * The error of an unpaid payment question. It is focusable, because the question has no field that could take the
 * focus.
 */
function Gate({ id, error }: { id: string; error: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <div ref={container} tabIndex={-1} aria-invalid="true" className="rounded-field">
      <FieldNotes controlId={id} error={error} />
    </div>
  );
}
