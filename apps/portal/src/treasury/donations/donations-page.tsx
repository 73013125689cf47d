import {
  can,
  listChurchDonations,
  type DonationFilter,
  exportDonations,
  MAX_TOTALED_DONATIONS,
  totalDonations,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader, WithBulkBar } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { LoadMore } from "../load-more.tsx";
import { usePages } from "../use-pages.ts";
import {
  ALL_GIFTS,
  countChosen,
  queryOfFilter,
  filterOfUrl,
  urlOfFilter,
  type DonationsFilter,
  type DonationsOrder,
  NEWEST_FIRST,
  orderOfUrl,
  sortedBy,
} from "./donations-filter.ts";
import { DonationsTable } from "./donations-table.tsx";
import { DonationsToolbar } from "./donations-toolbar.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { PendingGifts } from "./pending-gifts.tsx";
import { useCsvName } from "./use-csv-name.ts";
import { DownloadButton } from "../../downloads/download-button.tsx";
import { useSearchParams } from "@offertory/router";
import { useRead } from "@offertory/api-client";
import { TotalsBar } from "./totals-bar.tsx";

export function DonationsPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Donations />
    </OnlyWith>
  );
}

function Donations() {
  const t = useT();
  const { filter, order, change, changeOrder } = useDonationsFilter();
  const filtered = queryOfFilter(filter);
  const query = { ...filtered, ...(order === NEWEST_FIRST ? {} : order) };
  const list = usePages({
    endpoint: listChurchDonations,
    query,
    ask: async (call, cursor, signal) => {
      const pageQuery = { ...query, ...(cursor === undefined ? {} : { cursor }) };
      const { donations, next } = await call(listChurchDonations, { query: pageQuery }, { signal });
      return { rows: donations, next };
    },
  });
  const [selection, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Rows that a changed filter no longer lists are not selected, because nobody sees them.
  const selected = list.rows?.filter(({ id }) => selection.has(id)) ?? [];
  const isNarrowed = countChosen(filter) > 0;

  return (
    <>
      <PageHeader
        icon={<HandHeart />}
        title={t("treasury:donations.title")}
        subtitle={t("treasury:donations.subtitle")}
        actions={<ExportDonations query={filtered} />}
      />
      <DonationsToolbar filter={filter} order={order} onChange={change} onOrder={changeOrder} />
      {!isNarrowed && <PendingGifts />}
      <GiftTotals query={filtered} />
      {list.error && !list.rows ? (
        <LoadFailed error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <WithBulkBar
            bar={selected.length > 0 && <SelectionBar donations={selected} onClear={() => setSelected(new Set())} />}
          >
            <DonationsTable
              donations={list.rows}
              stale={list.isStale}
              order={order}
              onSort={(sort) => changeOrder(sortedBy(order, sort))}
              selected={new Set(selected.map(({ id }) => id))}
              onSelect={setSelected}
              empty={
                <EmptyState
                  icon={<HandHeart />}
                  title={t(isNarrowed ? "treasury:donations.noneFound" : "treasury:donations.none")}
                  body={t(isNarrowed ? "treasury:donations.noneFoundHint" : "treasury:donations.noneHint")}
                  action={isNarrowed && <Button onClick={() => change(ALL_GIFTS)}>{t("common:filter.clear")}</Button>}
                />
              }
            />
          </WithBulkBar>
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

/** Downloads the filtered donations as CSV, one row per fund. */
function ExportDonations({ query }: { query: DonationFilter }) {
  const t = useT();
  const fileName = useCsvName();
  return (
    <DownloadButton
      endpoint={exportDonations}
      input={{ query }}
      fileName={fileName}
      busyLabel={t("treasury:donations.exporting")}
    >
      {t("treasury:donations.csv")}
    </DownloadButton>
  );
}

/**
 * The filter and the order in the URL. Typing replaces the history entry; every other change adds one, so that back
 * undoes it.
 */
function useDonationsFilter() {
  const [url, setUrl] = useSearchParams();
  return {
    filter: filterOfUrl(url),
    order: orderOfUrl(url),
    change: (change: Partial<DonationsFilter>, how: "push" | "replace" = "push") =>
      setUrl((now) => urlOfFilter({ ...filterOfUrl(now), ...change }, orderOfUrl(now)), {
        replace: how === "replace",
        preventScrollReset: true,
      }),
    changeOrder: (order: DonationsOrder) =>
      setUrl((now) => urlOfFilter(filterOfUrl(now), order), { preventScrollReset: true }),
  };
}

/** The number and the sum of all donations that the list shows, not only of its loaded pages. */
function GiftTotals({ query }: { query: DonationFilter }) {
  const { data, error, refetch } = useRead(totalDonations, { query }, { keepPrevious: true });
  return (
    <TotalsBar totals={data && data.totals} most={MAX_TOTALED_DONATIONS} error={error} onRetry={() => void refetch()} />
  );
}
