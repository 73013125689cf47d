import type { Fund } from "@offertory/contract";
import {
  currencyDigits,
  decimalOfUnits,
  MAX_AMOUNT_LENGTH,
  minGift,
  pageCurrency,
  presetAmounts,
  readLinkAmount,
} from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { useFormats, useT } from "@offertory/i18n/react";
import { Notice, SelectField, TextField } from "@offertory/ui";
import { useState } from "react";
import { paymentEdit, type QuestionEdit, withPayment } from "./question-draft.ts";

interface PaymentEditorProps {
  question: QuestionEdit;
  funds: readonly Fund[];
  onChange(edit: Pick<QuestionEdit, "choices">): void;
}

/** Edits the amount of a payment question and the fund that it goes to. */
export function PaymentEditor({ question, funds, onChange }: PaymentEditorProps) {
  const t = useT();
  const { money } = useFormats();
  const { dollars, fundId } = paymentEdit(question);
  const { read, write, problemWith } = useAmounts();
  const [typed, setTyped] = useState(() => {
    // A question stores its amount like a donation link does, with a decimal point.
    const kept = readLinkAmount(dollars);
    return kept === null ? dollars : write(kept);
  });
  const isTooSmall = typed.trim() !== "" && (read(typed) ?? 0) < minGift();
  const change = (part: { dollars?: string; fundId?: string }) =>
    onChange({ choices: withPayment(question, part).choices });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("forms:builder.amount", { currency: pageCurrency() })}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            const cents = read(text) ?? 0;
            // An amount that is too small or invalid is stored as empty, so that no earlier amount stays in effect.
            change({
              dollars: cents >= minGift() ? decimalOfUnits(cents).toFixed(currencyDigits(pageCurrency())) : "",
            });
          }}
          inputMode="decimal"
          autoComplete="off"
          placeholder={write(presetAmounts()[0] ?? 0)}
          maxLength={MAX_AMOUNT_LENGTH}
          error={
            problemWith(typed) ?? (isTooSmall ? t("forms:builder.amountWrong", { min: money(minGift()) }) : undefined)
          }
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
