import { Button, IconButton, SelectField, TextField } from "@offertory/ui";
import { Plus, X } from "@offertory/ui/icons.ts";
import { useRef } from "react";
import type { Share } from "../draft/draft.ts";
import { parseAmount } from "../draft/parse-amount.ts";
import { useGive } from "../give-context.ts";
import type { PartProps } from "./part-props.ts";

const MOST_SHARES = 10;

/** What the gift is for: one fund, or several with so much for each. A fund of the link is the only one. */
export function FundPart({ draft, change, fixed }: PartProps) {
  const { t, page } = useGive();
  const list = useRef<HTMLDivElement>(null);
  const { shares } = draft;
  const options = page.funds.map(({ id, name }) => ({ value: id, label: name }));
  const put = (index: number, changes: Partial<Share>) =>
    change({ shares: shares.map((share, at) => (at === index ? { ...share, ...changes } : share)) });
  const add = () => {
    change({ shares: [...shares, { fundId: page.funds[0]?.id ?? "", amount: "" }] });
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[data-share]:last-of-type select")?.focus());
  };

  if (fixed.fundId !== null || options.length === 1) {
    const name = page.funds.find(({ id }) => id === shares[0]?.fundId)?.name ?? "";
    return (
      <p className="flex flex-wrap justify-between gap-x-4 text-base">
        <span className="text-ink-soft">{t("give:fund")}</span>
        <span className="font-medium">{name}</span>
      </p>
    );
  }
  if (shares.length === 1) {
    return (
      <div className="flex flex-col gap-1">
        <SelectField
          label={t("give:fund")}
          name="fund"
          value={shares[0]?.fundId ?? ""}
          onChange={(fundId) => put(0, { fundId })}
          options={options}
        />
        {fixed.amount ? null : (
          <Button variant="quiet" size="small" className="-ml-2 self-start" icon={<Plus />} onClick={add}>
            {t("give:split")}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div ref={list} role="group" aria-label={t("give:funds")} className="flex flex-col gap-3">
      {shares.map((share, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the list, and has no other name
        <div key={index} data-share className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-end gap-2">
          <SelectField
            label={t("give:fund")}
            value={share.fundId}
            onChange={(fundId) => put(index, { fundId })}
            options={options}
          />
          <TextField
            label={t("give:amount")}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            maxLength={12}
            value={share.amount}
            onChange={(amount) => put(index, { amount })}
            error={parseAmount(share.amount) === null ? t("give:amountInvalid") : undefined}
          />
          <IconButton
            label={t("give:removeFund")}
            icon={<X />}
            onClick={() => change({ shares: shares.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {shares.length < MOST_SHARES ? (
        <Button variant="quiet" size="small" className="-ml-2 self-start" icon={<Plus />} onClick={add}>
          {t("give:addFund")}
        </Button>
      ) : null}
    </div>
  );
}
