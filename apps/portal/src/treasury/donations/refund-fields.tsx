import { type ChurchDonation, MAX_REFUND_NOTE_LENGTH } from "@offertory/contract";
import { MAX_AMOUNT_LENGTH } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { useFormats, useT } from "@offertory/i18n/react";
import { RadioGroup, TextField } from "@offertory/ui";
import { fundsOf } from "./funds-of.ts";
import type { RefundDraft, RefundProblem } from "./refund-draft.ts";
import { leftOf } from "./rights-on-gift.ts";

interface RefundFieldsProps {
  gift: ChurchDonation;
  draft: RefundDraft;
  problem: RefundProblem | null;
  onChange(draft: RefundDraft): void;
}

/** The amount to refund: all that is left, a part, or a part of each fund. */
export function RefundFields({ gift, draft, problem, onChange }: RefundFieldsProps) {
  const t = useT();
  const { money } = useFormats();
  const { problemWith } = useAmounts();
  const left = money(leftOf(gift));
  const error = problem && problemText(problem);
  const funds = fundsOf(gift);
  return (
    <>
      <RadioGroup
        label={t("treasury:refund.howMuch")}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        options={[
          { value: "all", label: t("treasury:refund.all", { left }) },
          { value: "part", label: t("treasury:refund.part") },
          ...(funds.length > 1 ? [{ value: "funds" as const, label: t("treasury:refund.byFund") }] : []),
        ]}
      />
      {draft.kind === "part" && (
        <TextField
          label={t("treasury:field.amount")}
          hint={t("treasury:refund.atMost", { left })}
          value={draft.amount}
          onChange={(amount) => onChange({ ...draft, amount })}
          inputMode="decimal"
          maxLength={MAX_AMOUNT_LENGTH}
          error={problemWith(draft.amount) ?? error ?? undefined}
        />
      )}
      {draft.kind === "funds" &&
        funds.map(({ id, name, given }, index) => (
          <TextField
            key={id}
            label={name}
            hint={t("treasury:refund.atMost", { left: money(given) })}
            value={draft.byFund[id] ?? ""}
            onChange={(text) => onChange({ ...draft, byFund: { ...draft.byFund, [id]: text } })}
            inputMode="decimal"
            maxLength={MAX_AMOUNT_LENGTH}
            error={problemWith(draft.byFund[id] ?? "") ?? (index === 0 && error ? error : undefined)}
          />
        ))}
      <TextField
        label={t("treasury:refund.note")}
        hint={t("treasury:refund.noteHint")}
        value={draft.note}
        onChange={(note) => onChange({ ...draft, note })}
        maxLength={MAX_REFUND_NOTE_LENGTH}
      />
    </>
  );

  function problemText(found: RefundProblem): string {
    if (found === "too-large") return t("errors:refund-too-large");
    return found === "funds-missing" ? t("treasury:refund.fundsMissing") : t("errors:amount-invalid");
  }
}
