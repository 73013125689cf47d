import { MAX_AMOUNT_LENGTH, moneySigns } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { useFormats, useT } from "@offertory/i18n/react";
import { SelectField, TextField } from "@offertory/ui";
import { draftOfRate, maxCap, maxFixed, presetOf, presets, type RateDraft, rateOfPreset } from "./gateway-draft.ts";
import { useRateText } from "./use-rate-text.ts";

interface RateFieldsProps {
  title: string;
  rate: RateDraft;
  isWrong: boolean;
  withPresets?: boolean;
  onChange(rate: RateDraft): void;
}

const PRESET_LABELS = {
  usual: "treasury:gateways.presetUsual",
  nonprofit: "treasury:gateways.presetNonprofit",
  paypal: "treasury:gateways.presetPaypal",
} as const;

const MAX_PERCENT_LENGTH = 5;

/** The provider's fee rate: one of the published rates, or that of the church's contract. */
export function RateFields({ title, rate, isWrong, withPresets = false, onChange }: RateFieldsProps) {
  const t = useT();
  const rateText = useRateText();
  const { language, problemWith } = useAmounts();
  const { wholeMoney } = useFormats();
  const sign = moneySigns(language).join("").trim();
  const preset = presetOf(language, rate);

  function choose(name: string) {
    const known = presets().find((each) => each === name);
    if (known) onChange(draftOfRate(language, rateOfPreset(known)));
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      {withPresets && (
        <SelectField
          label={t("treasury:gateways.preset")}
          value={preset ?? "own"}
          onChange={choose}
          options={[
            ...presets().map((name) => ({
              value: name,
              label: t(PRESET_LABELS[name], { rate: rateText(rateOfPreset(name)) }),
            })),
            { value: "own", label: t("treasury:gateways.presetOwn") },
          ]}
        />
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <TextField
          label={t("treasury:gateways.percent")}
          value={rate.percent}
          onChange={(percent) => onChange({ ...rate, percent })}
          inputMode="decimal"
          maxLength={MAX_PERCENT_LENGTH}
          error={
            isWrong
              ? t("treasury:gateways.rateWrong", { fixed: wholeMoney(maxFixed()), cap: wholeMoney(maxCap()) })
              : undefined
          }
        />
        <TextField
          label={t("treasury:gateways.fixed", { sign })}
          value={rate.fixed}
          onChange={(fixed) => onChange({ ...rate, fixed })}
          inputMode="decimal"
          maxLength={MAX_AMOUNT_LENGTH}
          error={problemWith(rate.fixed)}
        />
        <TextField
          label={t("treasury:gateways.cap", { sign })}
          value={rate.cap}
          onChange={(cap) => onChange({ ...rate, cap })}
          inputMode="decimal"
          maxLength={MAX_AMOUNT_LENGTH}
          error={problemWith(rate.cap)}
        />
      </div>
    </fieldset>
  );
}
