import { useSession } from "@offertory/api-client";
import { can, listChurchRecurring, type ChurchRecurring, type RecurringState } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, type Column, DataTable, EmptyState } from "@offertory/ui";
import { Repeat, X } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { methodText } from "../donations/donation-labels.ts";
import { useDonorName } from "../donors/use-donor-name.ts";
import { LoadMore } from "../load-more.tsx";
import { useMoney } from "../use-money.ts";
import { useShortDate } from "../use-short-date.ts";
import { usePages } from "../use-pages.ts";
import { EndRecurringDialog } from "./end-recurring-dialog.tsx";
import { DonorCell, FundsCell } from "./recurring-cells.tsx";
import { everyText } from "./recurring-labels.ts";
import { PlanNotes } from "./plan-notes.tsx";
import { TroubleNotes } from "./trouble-notes.tsx";

/** Lists the recurring gifts in one state, newest first. */
export function RecurringTable({ state }: { state: RecurringState }) {
  const t = useT();
  const dollars = useMoney();
  const date = useShortDate();
  const mayEnd = useSession().can(can.editDonations) && state !== "ended";
  const [ending, setEnding] = useState<ChurchRecurring | null>(null);
  const list = usePages({
    endpoint: listChurchRecurring,
    query: { state },
    ask: async (call, cursor, signal) => {
      const query = { state, ...(cursor === undefined ? {} : { cursor }) };
      const { recurring, next } = await call(listChurchRecurring, { query }, { signal });
      return { rows: recurring, next };
    },
  });
  if (list.error && !list.rows) return <LoadFailed error={list.error} onRetry={list.retry} />;

  const standing: Record<RecurringState, Column<ChurchRecurring>> = {
    active: {
      key: "next",
      header: t("treasury:recurring.next"),
      hideBelow: "sm",
      width: "whitespace-nowrap",
      cell: ({ nextDay, ...plan }) => (
        <span className="block py-1">
          {nextDay && date(nextDay)}
          <PlanNotes plan={plan} />
        </span>
      ),
    },
    failing: {
      key: "trouble",
      header: t("treasury:recurring.trouble"),
      hideBelow: "md",
      cell: ({ trouble }) => trouble && <TroubleNotes trouble={trouble} goesOn />,
    },
    ended: {
      key: "ended",
      header: t("treasury:recurring.endedOn"),
      cell: ({ endedAt, endReason, trouble }) => (
        <span className="block py-1">
          {endedAt && date(endedAt)}
          {endReason && (
            <span className="block text-xs wrap-anywhere text-ink-soft">
              {t("treasury:recurring.whyEnded", { reason: endReason })}
            </span>
          )}
          {trouble && (
            <span className="block text-xs text-ink-soft">
              {t("treasury:recurring.afterTries", { count: trouble.tries })}
            </span>
          )}
        </span>
      ),
    },
  };
  const columns: Column<ChurchRecurring>[] = [
    {
      key: "donor",
      header: t("treasury:field.donor"),
      cell: (gift) => <DonorCell gift={gift} action={mayEnd && <EndButton gift={gift} onEnd={setEnding} />} />,
    },
    {
      key: "gift",
      header: t("treasury:field.amount"),
      align: "end",
      cell: (gift) => (
        <span className="block py-1">
          <span className="block font-medium">{dollars(gift.amount)}</span>
          <span className="block text-xs text-ink-soft first-letter:uppercase">{everyText(t, gift)}</span>
        </span>
      ),
    },
    {
      key: "funds",
      header: t("treasury:field.funds"),
      width: "max-xl:hidden",
      cell: ({ funds }) => <FundsCell funds={funds} />,
    },
    { key: "method", header: t("treasury:field.method"), hideBelow: "md", cell: (gift) => methodText(t, gift) },
    standing[state],
    ...(mayEnd
      ? [
          {
            key: "end",
            header: <span className="sr-only">{t("treasury:field.actions")}</span>,
            align: "end" as const,
            hideBelow: "sm" as const,
            cell: (gift: ChurchRecurring) => <EndButton gift={gift} onEnd={setEnding} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <div className="overflow-clip rounded-card border border-line bg-raised shadow-card">
        <DataTable
          caption={t("treasury:recurring.title")}
          rows={list.rows ?? []}
          rowKey={({ id }) => id}
          loading={!list.rows}
          loadingLabel={t("treasury:recurring.loading")}
          empty={<EmptyState icon={<Repeat />} title={t(EMPTY_TEXTS[state].title)} body={t(EMPTY_TEXTS[state].body)} />}
          columns={columns}
        />
      </div>
      {list.rows && list.rows.length > 0 && (
        <LoadMore
          shown={list.rows.length}
          hasMore={list.hasMore}
          busy={list.busy}
          error={list.error}
          onLoad={list.load}
        />
      )}
      <EndRecurringDialog gift={ending} onClose={() => setEnding(null)} />
    </>
  );
}

const EMPTY_TEXTS = {
  active: { title: "treasury:recurring.noneActive", body: "treasury:recurring.noneActiveHint" },
  failing: { title: "treasury:recurring.noneFailing", body: "treasury:recurring.noneFailingHint" },
  ended: { title: "treasury:recurring.noneEnded", body: "treasury:recurring.noneEndedHint" },
} as const;

function EndButton({ gift, onEnd }: { gift: ChurchRecurring; onEnd(gift: ChurchRecurring): void }) {
  const t = useT();
  const donor = useDonorName()(gift.person);
  return (
    <Button size="small" icon={<X />} aria-label={t("treasury:recurring.endOf", { donor })} onClick={() => onEnd(gift)}>
      {t("treasury:recurring.end")}
    </Button>
  );
}
