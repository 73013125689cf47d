import type { Fund } from "@offertory/contract";
import { addLine, type FundLineDraft } from "@offertory/giving-client/draft";
import { useT } from "@offertory/i18n/react";
import { Button, IconButton, SelectField } from "@offertory/ui";
import { Plus, X } from "@offertory/ui/icons.ts";
import { AmountField } from "./amount-field.tsx";
import { PresetAmounts } from "./preset-amounts.tsx";

interface FundLinesProps {
  funds: readonly Fund[];
  lines: readonly FundLineDraft[];
  onChange: (lines: FundLineDraft[]) => void;
  /** The fund that the link fixes; only the amount is asked for then. */
  fixed?: Fund | undefined;
  error?: string | undefined;
  /** Whether the form was submitted once. */
  tried?: boolean | undefined;
  /** Whether to suggest amounts, while there is one line. */
  suggests?: boolean;
}

export function FundLines({ funds, lines, onChange, fixed, error, tried, suggests = false }: FundLinesProps) {
  const t = useT();
  const change = (key: number, part: Partial<FundLineDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => onChange(addLine(lines, funds[0]?.id ?? ""));
  const [only, ...others] = lines;
  const presets = suggests && only && (
    <PresetAmounts value={only.amount} onChange={(amount) => change(only.key, { amount })} />
  );
  if (fixed)
    return only ? (
      <>
        {presets}
        <AmountField
          label={t("giving:form.amountFor", { fund: fixed.name })}
          value={only.amount}
          onChange={(amount) => change(only.key, { amount })}
          error={error}
          tried={tried}
          large
        />
      </>
    ) : null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t("giving:form.funds")}</legend>
      {others.length === 0 ? presets : null}
      {lines.map((line, index) => (
        <div key={line.key} className="flex min-w-0 items-start gap-2">
          <div className="grid min-w-0 grow gap-3 min-[26rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <AmountField
              label={
                lines.length === 1 ? t("giving:form.amount") : t("giving:form.amountNumber", { number: index + 1 })
              }
              value={line.amount}
              onChange={(amount) => change(line.key, { amount })}
              error={index === 0 ? error : undefined}
              tried={tried}
            />
            <SelectField
              label={lines.length === 1 ? t("giving:form.fund") : t("giving:form.fundNumber", { number: index + 1 })}
              value={line.fundId}
              onChange={(fundId) => change(line.key, { fundId })}
              options={funds.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
          {lines.length > 1 && (
            <IconButton
              icon={<X />}
              label={t("giving:form.removeFund", { number: index + 1 })}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              className="mt-6.5"
            />
          )}
        </div>
      ))}
      <Button size="small" variant="quiet" icon={<Plus />} className="self-start" onClick={add}>
        {t("giving:form.addFund")}
      </Button>
    </fieldset>
  );
}
