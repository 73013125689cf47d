import { useRead, useSession } from "@offertory/api-client";
import { ELEMENT_LENGTHS, type ElementAnswers, listFundsOfChurch } from "@offertory/contract";
import { minGift, pageCurrency, sumUnitsOf, unitsOf } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { useFormats, useT } from "@offertory/i18n/react";
import { SelectField, TextField } from "@offertory/ui";
import { useState } from "react";
import type { ElementFormProps } from "./element-form-props.ts";
import { ElementDialog } from "./element-dialog.tsx";
import { amountsOf, MAX_AMOUNTS, MAX_AMOUNTS_LENGTH } from "./giving-amounts.ts";

/** Edits a giving element: its text, fund, and suggested amounts. */
export function GivingForm({ answers, ...dialog }: ElementFormProps<ElementAnswers["giving"]>) {
  const t = useT();
  const { money } = useFormats();
  const { language, write } = useAmounts();
  const { church } = useSession();
  const churchId = church?.church.id ?? "";
  const funds = useRead(listFundsOfChurch, { params: { churchId } }, { anonymous: true });
  const [draft, setDraft] = useState({
    title: answers.title ?? "",
    text: answers.text ?? "",
    fundId: answers.fundId ?? "",
    amounts: answers.amounts.map((dollars) => write(unitsOf(dollars) ?? 0)).join(" "),
  });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }));
  const amounts = amountsOf(language, draft.amounts);
  const sample = (amounts ?? []).map((amount) => money(sumUnitsOf(amount))).join(" · ");

  function finish() {
    setTried(true);
    if (!amounts) return null;
    const [title, text] = [draft.title.trim() || null, draft.text.trim() || null];
    return { title, text, fundId: draft.fundId || null, amounts };
  }

  return (
    <ElementDialog {...dialog} draft={draft} finish={finish}>
      <TextField
        label={t("pages:giving.title")}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={ELEMENT_LENGTHS.giving.title}
        autoFocus
      />
      <TextField
        label={t("pages:giving.text")}
        value={draft.text}
        onChange={(text) => change({ text })}
        maxLength={ELEMENT_LENGTHS.giving.text}
        multiline
        rows={2}
      />
      <SelectField
        label={t("pages:giving.fund")}
        value={draft.fundId}
        onChange={(fundId) => change({ fundId })}
        options={[
          { value: "", label: t("pages:giving.firstFund") },
          ...(funds.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField
        label={t("pages:giving.amounts", { currency: pageCurrency() })}
        hint={sample || t("pages:giving.amountsHint", { most: String(MAX_AMOUNTS) })}
        value={draft.amounts}
        onChange={(next) => change({ amounts: next })}
        error={
          tried && !amounts
            ? t("pages:giving.amountsWrong", { most: String(MAX_AMOUNTS), min: money(minGift()) })
            : undefined
        }
        maxLength={MAX_AMOUNTS_LENGTH}
      />
    </ElementDialog>
  );
}
