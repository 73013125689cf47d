import { useRead } from "@offertory/api-client";
import { listMyGifts, type OwnGift } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, EmptyState, Notice, SelectField, Skeleton } from "@offertory/ui";
import { FileText, RefreshCw } from "@offertory/ui/icons.ts";
import { type ReactNode, useMemo, useState } from "react";
import { yearOf, yearsOf } from "./given-gifts.ts";
import { HistoryTable } from "./history-table.tsx";
import { HistoryTotals } from "./history-totals.tsx";

const NONE: readonly OwnGift[] = [];

interface HistoryBoxProps {
  onGiveAgain: (gift: OwnGift) => void;
  /** Renders the download of a year's statement, below the totals of that year. */
  statementOf?: ((year: number) => ReactNode) | undefined;
}

/** The signed-in person's gifts year by year, with totals; each gift can be given again. */
export function HistoryBox({ onGiveAgain, statementOf }: HistoryBoxProps) {
  const t = useT();
  const errorText = useErrorText();
  const read = useRead(listMyGifts, {});
  const gifts = read.data ?? NONE;
  const years = useMemo(() => yearsOf(gifts), [gifts]);
  const [chosen, setChosen] = useState("");
  const year = years.find((each) => String(each) === chosen) ?? years[0];
  const ofYear = gifts.filter((gift) => yearOf(gift) === year);

  return (
    <DisplayBox title={t("giving:history.title")} icon={<FileText />} flush>
      {gifts.length > 0 ? (
        <>
          <div className="grid gap-5 border-b border-line p-4 sm:grid-cols-[12rem_1fr] sm:p-5">
            <SelectField
              label={t("giving:history.year")}
              value={String(year)}
              onChange={setChosen}
              options={years.map((each) => ({ value: String(each), label: String(each) }))}
            />
            <HistoryTotals gifts={ofYear} statement={year === undefined ? null : statementOf?.(year)} />
          </div>
          <HistoryTable gifts={ofYear} onGiveAgain={onGiveAgain} />
        </>
      ) : read.data ? (
        <EmptyState title={t("giving:history.none")} body={t("giving:history.noneHint")} />
      ) : read.error ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          className="m-4"
          action={
            <Button size="small" icon={<RefreshCw />} onClick={() => void read.refetch()}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(read.error)}
        </Notice>
      ) : (
        <div role="status" aria-label={t("giving:history.loading")} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-10 w-48" />
          <Skeleton className="h-24" />
        </div>
      )}
    </DisplayBox>
  );
}
