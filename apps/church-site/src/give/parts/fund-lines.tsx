import type { FundLineDraft } from "@offertory/giving-client/draft";
import { emptyAmount, exampleAmount, MAX_AMOUNT_LENGTH, writeAmount } from "@offertory/i18n";
import { Button, IconButton, SelectField, TextField } from "@offertory/ui";
import { Plus, X } from "@offertory/ui/icons.ts";
import { useEffect, useRef } from "react";
import type { Draft } from "../draft/draft.ts";
import { whyNoAmount } from "../draft/find-problems.ts";
import { useGive } from "../give-context.ts";

const MAX_LINES = 10;

interface FundLinesProps {
  lines: FundLineDraft[];
  change(changes: Partial<Draft>): void;
  onAdd(): void;
}

/** The fund lines of a gift to several funds. */
export function FundLines({ lines, change, onAdd }: FundLinesProps) {
  const { t, page, language } = useGive();
  const wrongs = lines.map(({ amount }) => whyNoAmount(language, amount));
  const example = writeAmount(language, exampleAmount());
  const list = useRef<HTMLDivElement>(null);
  const options = page.funds.map(({ id, name }) => ({ value: id, label: name }));
  const put = (index: number, changes: Partial<FundLineDraft>) =>
    change({ lines: lines.map((line, at) => (at === index ? { ...line, ...changes } : line)) });

  // A line that was just added gets the focus.
  const before = useRef(1);
  useEffect(() => {
    if (lines.length > before.current)
      list.current?.querySelector<HTMLElement>("[data-share]:last-of-type select")?.focus();
    before.current = lines.length;
  }, [lines.length]);

  return (
    <div ref={list} role="group" aria-label={t("give:funds")} className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <div key={line.key} data-share className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-end gap-2">
          <SelectField
            label={t("give:fund")}
            value={line.fundId}
            onChange={(fundId) => put(index, { fundId })}
            options={options}
          />
          <TextField
            label={t("give:amount")}
            inputMode="decimal"
            autoComplete="off"
            placeholder={emptyAmount(language)}
            maxLength={MAX_AMOUNT_LENGTH}
            value={line.amount}
            onChange={(amount) => put(index, { amount })}
            error={wrongs[index] && t(wrongs[index], { example })}
          />
          <IconButton
            label={t("give:removeFund")}
            icon={<X />}
            onClick={() => change({ lines: lines.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {lines.length < MAX_LINES ? (
        <Button variant="quiet" size="small" className="-ml-2 self-start" icon={<Plus />} onClick={onAdd}>
          {t("give:addFund")}
        </Button>
      ) : null}
    </div>
  );
}
