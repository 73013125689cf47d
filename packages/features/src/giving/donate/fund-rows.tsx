import type { Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, IconButton, SelectField } from "@offertory/ui";
import { Plus, X } from "@offertory/ui/icons.ts";
import { AmountField } from "./amount-field.tsx";
import { emptyRow, type FundRow } from "./gift-draft.ts";

interface FundRowsProps {
  funds: readonly Fund[];
  rows: readonly FundRow[];
  onChange: (rows: FundRow[]) => void;
  /** A fund that a link has fixed: only the amount is asked for. */
  fixed?: Fund | undefined;
  error?: string | undefined;
  /** The form was sent once. */
  tried?: boolean | undefined;
}

/** How much goes to which fund. */
export function FundRows({ funds, rows, onChange, fixed, error, tried }: FundRowsProps) {
  const t = useT();
  const change = (key: number, part: Partial<FundRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => onChange([...rows, emptyRow(Math.max(...rows.map(({ key }) => key)) + 1, funds)]);
  if (fixed)
    return rows
      .slice(0, 1)
      .map((row) => (
        <AmountField
          key={row.key}
          label={t("giving:form.amountFor", { fund: fixed.name })}
          value={row.amount}
          onChange={(amount) => change(row.key, { amount })}
          error={error}
          tried={tried}
          large
        />
      ));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t("giving:form.funds")}</legend>
      {rows.map((row, place) => (
        <div key={row.key} className="flex min-w-0 items-start gap-2">
          <div className="grid min-w-0 grow gap-3 min-[26rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <AmountField
              label={rows.length === 1 ? t("giving:form.amount") : t("giving:form.amountNumber", { number: place + 1 })}
              value={row.amount}
              onChange={(amount) => change(row.key, { amount })}
              error={place === 0 ? error : undefined}
              tried={tried}
            />
            <SelectField
              label={rows.length === 1 ? t("giving:form.fund") : t("giving:form.fundNumber", { number: place + 1 })}
              value={row.fundId}
              onChange={(fundId) => change(row.key, { fundId })}
              options={funds.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
          {rows.length > 1 && (
            <IconButton
              icon={<X />}
              label={t("giving:form.removeFund", { number: place + 1 })}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
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
