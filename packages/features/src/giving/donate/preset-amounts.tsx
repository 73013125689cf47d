import { presetAmounts, readAmount, writeAmount } from "@offertory/i18n";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";

interface PresetAmountsProps {
  /** The amount as it is typed. */
  value: string;
  onChange: (amount: string) => void;
}

/** The suggested amounts, the same as on the donation page. */
export function PresetAmounts({ value, onChange }: PresetAmountsProps) {
  const t = useT();
  const { wholeMoney } = useFormats();
  const { language } = useLanguage();
  const typed = readAmount(language, value);
  return (
    <div role="group" aria-label={t("giving:form.presets")} className="grid grid-cols-4 gap-2">
      {presetAmounts().map((cents) => (
        <button
          key={cents}
          type="button"
          aria-pressed={typed === cents}
          onClick={() => onChange(writeAmount(language, cents))}
          className={classNames(
            "tabular min-h-11 rounded-field border border-line-strong bg-raised text-sm font-medium transition-colors md:min-h-10",
            "hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand",
          )}
        >
          {wholeMoney(cents)}
        </button>
      ))}
    </div>
  );
}
