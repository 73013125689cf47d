import { netOf } from "@offertory/giving-client/draft";
import {
  exampleAmount,
  minGift,
  moneySigns,
  formatWholeMoney,
  MAX_AMOUNT_LENGTH,
  presetAmounts,
  readAmount,
  writeAmount,
} from "@offertory/i18n";
import { classNames } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { useId, useState } from "react";
import type { Draft } from "../draft/draft.ts";
import { whyNoAmount } from "../draft/find-problems.ts";
import { useGive } from "../give-context.ts";
import type { PartProps } from "./part-props.ts";

/** The amount: suggested amounts to choose from, and a field for any other. For a split gift it shows the sum. */
export function AmountPart({ draft, change, fixed, problems }: PartProps) {
  const { t, money, language } = useGive();
  const id = useId();
  const [isLeft, setIsLeft] = useState(false);
  const [line] = draft.lines;
  const wrong = problems.amount ?? (isLeft ? whyNoAmount(language, line?.amount ?? "") : undefined);
  const problem =
    wrong &&
    t(wrong, {
      example: writeAmount(language, exampleAmount()),
      min: money(minGift()),
      zero: formatWholeMoney(language, 0),
    });
  const [before, after] = moneySigns(language);
  const isSplit = draft.lines.length > 1;
  const setAmount = (amount: string) =>
    change({ lines: draft.lines.map((each, index) => (index === 0 ? { ...each, amount } : each)) });

  if (isSplit) {
    return (
      <div className="flex flex-col items-center gap-1">
        <p className="text-sm font-medium text-ink-soft">{t("give:total")}</p>
        <output className="tabular text-4xl font-semibold" name="total">
          {money(netOf(draft.lines, language))}
        </output>
        <FieldNotes controlId={id} error={problem} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-1">
        <label htmlFor={id} className="text-sm font-medium text-ink-soft">
          {t("give:amount")}
        </label>
        <div className="flex items-baseline justify-center border-b-2 border-line-strong focus-within:border-brand has-aria-invalid:border-danger">
          <Sign text={before} />
          <input
            id={id}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            placeholder="0"
            maxLength={MAX_AMOUNT_LENGTH}
            value={line?.amount ?? ""}
            disabled={fixed.amount}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={(event) => setAmount(event.target.value)}
            onFocus={() => setIsLeft(false)}
            onBlur={() => setIsLeft(true)}
            className="tabular field-sizing-content w-auto max-w-56 min-w-12 bg-transparent px-1 py-1 text-center text-4xl font-semibold outline-none disabled:text-ink"
          />
          <Sign text={after} />
        </div>
        <FieldNotes controlId={id} error={problem} />
      </div>
      {fixed.amount ? null : <Presets draft={draft} onChoose={(cents) => setAmount(writeAmount(language, cents))} />}
    </div>
  );
}

const Sign = ({ text }: { text: string | undefined }) =>
  text ? (
    <span aria-hidden className="text-3xl font-semibold text-ink-soft">
      {text}
    </span>
  ) : null;

function Presets({ draft, onChoose }: { draft: Draft; onChoose: (cents: number) => void }) {
  const { t, language } = useGive();
  const typed = readAmount(language, draft.lines[0]?.amount ?? "");
  return (
    <div role="group" aria-label={t("give:presets")} className="grid grid-cols-4 gap-2">
      {presetAmounts().map((cents) => (
        <button
          key={cents}
          type="button"
          aria-pressed={typed === cents}
          onClick={() => onChoose(cents)}
          className={classNames(
            "tabular min-h-11 rounded-field border text-base font-medium transition-colors",
            "border-line-strong bg-raised hover:bg-sunken",
            "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand",
          )}
        >
          {formatWholeMoney(language, cents)}
        </button>
      ))}
    </div>
  );
}
