import { MAX_GIFTS_LEFT } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DateField, RadioGroup, TextField } from "@offertory/ui";
import { type EndDraft, giftsOf } from "./end-draft.ts";

interface EndFieldsProps {
  draft: EndDraft;
  onChange: (draft: EndDraft) => void;
  /** The day of the next donation: the earliest end. */
  min: string;
  tried: boolean;
}

/** Chooses whether a recurring gift ends: never, on a date, or after a number of donations. */
export function EndFields({ draft, onChange, min, tried }: EndFieldsProps) {
  const t = useT();
  const { number } = useFormats();
  return (
    <>
      <RadioGroup
        label={t("giving:plan.endLabel")}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        options={[
          { value: "never", label: t("giving:plan.never") },
          { value: "date", label: t("giving:plan.onDate") },
          { value: "gifts", label: t("giving:plan.afterGifts") },
        ]}
      />
      {draft.kind === "date" && (
        <DateField
          label={t("giving:plan.lastDay")}
          value={draft.day}
          onChange={(day) => onChange({ ...draft, day })}
          min={min}
          required
          error={tried && draft.day === "" ? t("giving:plan.chooseDate") : undefined}
        />
      )}
      {draft.kind === "gifts" && (
        <TextField
          label={t("giving:plan.gifts")}
          value={draft.gifts}
          onChange={(gifts) => onChange({ ...draft, gifts })}
          inputMode="numeric"
          required
          error={
            tried && giftsOf(draft) === null ? t("giving:plan.chooseGifts", { max: number(MAX_GIFTS_LEFT) }) : undefined
          }
        />
      )}
    </>
  );
}
