import { can, listLedger } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader } from "@offertory/ui";
import { BookOpen } from "@offertory/ui/icons.ts";
import { useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { LoadMore } from "../load-more.tsx";
import { usePages } from "../use-pages.ts";
import { EntriesTable } from "./entries-table.tsx";
import { ExportLedger } from "./export-ledger.tsx";
import {
  ALL_ENTRIES,
  filterOfUrl,
  isNarrowed,
  queryOfFilter,
  urlOfFilter,
  type LedgerFilter,
} from "./ledger-filter.ts";
import { LedgerToolbar } from "./ledger-toolbar.tsx";
import { CheckpointsBox } from "./checkpoints-box.tsx";

/** The entries of the ledger, for auditors. */
export function AuditPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Audit />
    </OnlyWith>
  );
}

function Audit() {
  const t = useT();
  const [url, setUrl] = useSearchParams();
  const filter = filterOfUrl(url);
  const query = queryOfFilter(filter);
  const narrowed = isNarrowed(filter);
  const change = (part: Partial<LedgerFilter>) =>
    setUrl((now) => urlOfFilter({ ...filterOfUrl(now), ...part }), { preventScrollReset: true });
  const list = usePages({
    endpoint: listLedger,
    query,
    ask: async (call, cursor, signal) => {
      const pageQuery = { ...query, ...(cursor === undefined ? {} : { cursor }) };
      const { entries, next } = await call(listLedger, { query: pageQuery }, { signal });
      return { rows: entries, next };
    },
  });

  return (
    <>
      <PageHeader
        icon={<BookOpen />}
        title={t("dashboard:audit.title")}
        subtitle={t("dashboard:audit.subtitle")}
        actions={<ExportLedger query={query} />}
      />
      <CheckpointsBox />
      <LedgerToolbar filter={filter} onChange={change} />
      {list.error && !list.rows ? (
        <LoadFailed error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <EntriesTable
            entries={list.rows}
            stale={list.isStale}
            onGift={(donationId) => change({ ...ALL_ENTRIES, donationId })}
            empty={
              <EmptyState
                icon={<BookOpen />}
                title={t(narrowed ? "dashboard:audit.noneFound" : "dashboard:audit.none")}
                body={t(narrowed ? "dashboard:audit.noneFoundHint" : "dashboard:audit.noneHint")}
                action={narrowed && <Button onClick={() => change(ALL_ENTRIES)}>{t("dashboard:audit.clear")}</Button>}
              />
            }
          />
          {list.rows && list.rows.length > 0 && (
            <LoadMore
              shown={list.rows.length}
              hasMore={list.hasMore}
              busy={list.busy}
              error={list.error}
              onLoad={list.load}
            />
          )}
        </>
      )}
    </>
  );
}
