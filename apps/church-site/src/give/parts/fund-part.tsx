import { addLine } from "@offertory/giving-client/draft";
import { Button, SelectField } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";
import { Suspense } from "react";
import { latePart } from "../../public-page/late-part.tsx";
import { useGive, useLateTexts } from "../give-context.ts";
import { loadSending } from "../send/load-sending.ts";
import type { PartProps } from "./part-props.ts";

const FundLines = latePart(async () => (await loadSending()).FundLines, useLateTexts);

/** Chooses the fund, or several funds with an amount each. A fund fixed by the link cannot be changed. */
export function FundPart({ draft, change, fixed }: PartProps) {
  const { t, page } = useGive();
  const { lines } = draft;
  const first = page.funds[0]?.id ?? "";
  const add = () => change({ lines: addLine(lines, first) });

  if (fixed.fundId !== null || page.funds.length === 1) {
    const name = page.funds.find(({ id }) => id === lines[0]?.fundId)?.name ?? "";
    return (
      <p className="flex flex-wrap justify-between gap-x-4 text-base">
        <span className="text-ink-soft">{t("give:fund")}</span>
        <span className="font-medium">{name}</span>
      </p>
    );
  }
  if (lines.length > 1) {
    return (
      <Suspense fallback={<div className="min-h-44" />}>
        <FundLines lines={lines} change={change} onAdd={add} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <SelectField
        label={t("give:fund")}
        name="fund"
        value={lines[0]?.fundId ?? first}
        onChange={(fundId) => change({ lines: lines.map((line) => ({ ...line, fundId })) })}
        options={page.funds.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {fixed.amount ? null : (
        <Button variant="quiet" size="small" className="-ml-2 self-start" icon={<Plus />} onClick={add}>
          {t("give:split")}
        </Button>
      )}
    </div>
  );
}
