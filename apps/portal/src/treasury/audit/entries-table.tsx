import type { LedgerEntry } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DataTable, DisplayBox } from "@offertory/ui";
import type { ReactNode } from "react";
import { EntryAbout } from "./entry-about.tsx";
import { CheckpointMark } from "./checkpoint-mark.tsx";
import { useMoney } from "../use-money.ts";
import { accountText } from "./ledger-labels.ts";

interface EntriesTableProps {
  /** Undefined while loading. */
  entries: readonly LedgerEntry[] | undefined;
  /** Whether the rows are still those of the previous filter. */
  stale: boolean;
  empty: ReactNode;
  onGift(donationId: string): void;
}

/** Lists ledger entries, newest first, each with its lines. */
export function EntriesTable({ entries, stale, empty, onGift }: EntriesTableProps) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <DisplayBox title={t("dashboard:audit.box")} flush>
      <DataTable
        caption={t("dashboard:audit.box")}
        rows={entries ?? []}
        rowKey={({ id }) => id}
        loading={!entries || stale}
        loadingLabel={t("dashboard:audit.loading")}
        empty={empty}
        columns={[
          {
            key: "what",
            header: t("dashboard:audit.what"),
            cell: (entry) => (
              <div className="py-2">
                <EntryAbout entry={entry} onGift={onGift} />
                <div className="mt-2 md:hidden">
                  <EntryLines lines={entry.lines} />
                </div>
              </div>
            ),
          },
          {
            key: "lines",
            header: t("dashboard:audit.lines"),
            hideBelow: "md",
            cell: ({ lines }) => (
              <div className="py-2">
                <EntryLines lines={lines} />
              </div>
            ),
          },
          {
            key: "when",
            header: t("dashboard:audit.when"),
            hideBelow: "sm",
            cell: ({ at }) => <span className="whitespace-nowrap">{dateTime(at)}</span>,
          },
          {
            key: "checkpoint",
            header: t("dashboard:audit.seal"),
            hideBelow: "sm",
            cell: ({ checkpoint }) => <CheckpointMark checkpoint={checkpoint} />,
          },
        ]}
      />
    </DisplayBox>
  );
}

/** The lines of an entry: account and amount. They add up to zero. */
function EntryLines({ lines }: Pick<LedgerEntry, "lines">) {
  const t = useT();
  const dollars = useMoney();
  return (
    <ul className="text-sm">
      {lines.map(({ line, account, fund, amount }) => (
        <li key={line} className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">{accountText(t, { account, fund })}</span>
          <span className="tabular whitespace-nowrap">{dollars(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
