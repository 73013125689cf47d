import type { Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Notice, SelectField, TextField } from "@offertory/ui";
import { useState } from "react";
import { amountTyped, typedAmount } from "../../treasury/amount-typed.ts";
import { paymentEdit, type QuestionEdit, withPayment } from "./question-draft.ts";

interface PaymentEditorProps {
  question: QuestionEdit;
  funds: readonly Fund[];
  onChange(edit: Pick<QuestionEdit, "choices">): void;
}

const SMALLEST_CENTS = 50;

/** How much a payment question asks for, and what for. */
export function PaymentEditor({ question, funds, onChange }: PaymentEditorProps) {
  const t = useT();
  const { dollars, fundId } = paymentEdit(question);
  const [typed, setTyped] = useState(dollars);
  const cents = amountTyped(typed);
  const isWrong = typed.trim() !== "" && (cents === null || cents < SMALLEST_CENTS);
  const change = (part: { dollars?: string; fundId?: string }) =>
    onChange({ choices: withPayment(question, part).choices });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("forms:builder.amount")}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            const read = amountTyped(text);
            if (read === null || read >= SMALLEST_CENTS) change({ dollars: read === null ? "" : typedAmount(read) });
          }}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          maxLength={12}
          error={isWrong ? t("forms:builder.amountWrong") : undefined}
        />
        <SelectField
          label={t("forms:builder.fund")}
          value={fundId}
          onChange={(id) => change({ fundId: id })}
          options={[
            { value: "", label: t("forms:builder.chooseFund") },
            ...funds.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {!dollars || !fundId ? <Notice tone="info">{t("forms:builder.paymentUnfinished")}</Notice> : null}
    </div>
  );
}
