import { MAX_CHECK_NUMBER_LENGTH, RECORDED_METHODS, type Fund } from "@offertory/contract";
import { MAX_AMOUNT_LENGTH } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { useT } from "@offertory/i18n/react";
import { Button, IconButton, SelectField, TextField } from "@offertory/ui";
import { Plus, X } from "@offertory/ui/icons.ts";
import type { RefObject } from "react";
import { METHOD_LABELS } from "../donations/donation-labels.ts";
import {
  addFundLine,
  changeFundLine,
  removeFundLine,
  type GiftDraft,
  isLineAmount,
  type GiftProblem,
  type FundLineDraft,
} from "./gift-draft.ts";

interface GiftFieldsProps {
  draft: GiftDraft;
  problems: readonly GiftProblem[];
  funds: readonly Pick<Fund, "id" | "name">[];
  onChange(draft: GiftDraft): void;
  amountRef?: RefObject<HTMLInputElement | HTMLTextAreaElement | null> | undefined;
}

/** The amount, fund and method of a gift; further fund lines follow below. */
export function GiftFields({ draft, problems, funds, onChange, amountRef }: GiftFieldsProps) {
  const t = useT();
  const [first, ...others] = draft.lines;
  const rows = { draft, funds, onChange, hasProblem: problems.includes("amount") };
  return (
    <>
      {first && <FundLineFields {...rows} line={first} amountRef={amountRef} />}
      <SelectField
        label={t("treasury:field.method")}
        value={draft.method}
        onChange={(method) => onChange({ ...draft, method })}
        options={RECORDED_METHODS.map((value) => ({ value, label: t(METHOD_LABELS[value]) }))}
      />
      {draft.method === "cash" ? (
        <span className="max-lg:hidden" />
      ) : (
        <TextField
          label={t(draft.method === "check" ? "treasury:field.checkNumber" : "treasury:field.reference")}
          value={draft.checkNumber}
          onChange={(checkNumber) => onChange({ ...draft, checkNumber })}
          autoComplete="off"
          maxLength={MAX_CHECK_NUMBER_LENGTH}
        />
      )}
      {others.map((line, index) => (
        <div key={line.key} className="col-span-full grid grid-cols-[8rem_1fr_auto] items-start gap-3 sm:max-w-lg">
          <FundLineFields {...rows} line={line} />
          <IconButton
            icon={<X />}
            label={t("treasury:entry.dropFund", { place: index + 2 })}
            onClick={() => onChange(removeFundLine(draft, line.key))}
            className="mt-6.5"
          />
        </div>
      ))}
    </>
  );
}

/** Adds another fund line to the gift. */
export function SplitButton({ draft, funds, onChange }: Pick<GiftFieldsProps, "draft" | "funds" | "onChange">) {
  const t = useT();
  if (funds.length < 2) return null;
  const ids = funds.map(({ id }) => id);
  return (
    <Button variant="quiet" icon={<Plus />} onClick={() => onChange(addFundLine(draft, ids))} className="self-start">
      {t("treasury:entry.addFund")}
    </Button>
  );
}

interface FundLineFieldsProps extends Pick<GiftFieldsProps, "draft" | "funds" | "onChange" | "amountRef"> {
  line: FundLineDraft;
  hasProblem: boolean;
}

function FundLineFields({ draft, line, funds, hasProblem, onChange, amountRef }: FundLineFieldsProps) {
  const t = useT();
  const { language, placeholder, problemWith } = useAmounts();
  const missing = hasProblem && !isLineAmount(language, line.amount) ? t("treasury:entry.amountMissing") : undefined;
  return (
    <>
      <TextField
        ref={amountRef}
        label={t("treasury:field.amount")}
        value={line.amount}
        onChange={(amount) => onChange(changeFundLine(draft, line.key, { amount }))}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_AMOUNT_LENGTH}
        placeholder={placeholder}
        error={problemWith(line.amount) ?? missing}
      />
      <SelectField
        label={t("treasury:field.fund")}
        value={line.fundId}
        onChange={(fundId) => onChange(changeFundLine(draft, line.key, { fundId }))}
        options={funds.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
