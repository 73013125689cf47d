import { useSession } from "@offertory/api-client";
import { can, listBatches } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, DataTable, EmptyState, PageHeader } from "@offertory/ui";
import { Archive, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSearchParams, renderLink } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { LoadMore } from "../load-more.tsx";
import { useMoney } from "../use-money.ts";
import { usePages } from "../use-pages.ts";
import { BatchDialog } from "./batch-dialog.tsx";
import { BatchDifference } from "./batch-difference.tsx";
import { batchName } from "./batch-name.ts";
import { BatchState } from "./batch-state.tsx";
import {
  ALL_BATCHES,
  BatchesToolbar,
  batchesFilterOfUrl,
  queryOfBatches,
  type BatchesFilter,
} from "./batches-toolbar.tsx";

export function BatchesPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Batches />
    </OnlyWith>
  );
}

function Batches() {
  const t = useT();
  const dollars = useMoney();
  const { date, number } = useFormats();
  const mayEdit = useSession().can(can.editDonations);
  const [adding, setAdding] = useState(false);
  const [url, setUrl] = useSearchParams();
  const filter = batchesFilterOfUrl(url);
  const query = queryOfBatches(filter);
  const isNarrowed = filter.search !== "" || filter.state !== null;
  const change = (part: Partial<BatchesFilter>, how: "push" | "replace" = "push") =>
    setUrl((now) => new URLSearchParams(queryOfBatches({ ...batchesFilterOfUrl(now), ...part })), {
      replace: how === "replace",
      preventScrollReset: true,
    });
  const list = usePages({
    endpoint: listBatches,
    query,
    ask: async (call, cursor, signal) => {
      const pageQuery = { ...query, ...(cursor === undefined ? {} : { cursor }) };
      const { batches, next } = await call(listBatches, { query: pageQuery }, { signal });
      return { rows: batches, next };
    },
  });
  const addButton = mayEdit && (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("treasury:batches.add")}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={<Archive />}
        title={t("treasury:batches.title")}
        subtitle={t("treasury:batches.subtitle")}
        actions={addButton}
      />
      <BatchesToolbar filter={filter} onChange={change} />
      {list.error && !list.rows ? (
        <LoadFailed error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <div
            aria-busy={list.isStale}
            className={`overflow-clip rounded-card border border-line bg-raised shadow-card transition-opacity ${list.isStale ? "opacity-85" : ""}`}
          >
            <DataTable
              caption={t("treasury:batches.title")}
              rows={list.rows ?? []}
              rowKey={({ id }) => id}
              rowHref={({ id }) => `/treasury/batches/${id}`}
              renderLink={renderLink}
              loading={!list.rows}
              loadingLabel={t("treasury:batches.loading")}
              empty={
                <EmptyState
                  icon={<Archive />}
                  title={t(isNarrowed ? "treasury:batches.noneFound" : "treasury:batches.none")}
                  body={t(isNarrowed ? "treasury:batches.noneFoundHint" : "treasury:batches.noneHint")}
                  action={
                    isNarrowed ? (
                      <Button onClick={() => change(ALL_BATCHES)}>{t("common:filter.clear")}</Button>
                    ) : (
                      addButton
                    )
                  }
                />
              }
              columns={[
                {
                  key: "name",
                  header: t("treasury:field.batch"),
                  cell: (batch) => (
                    <span className="block py-1">
                      <span className="block font-medium">{batchName(t, batch)}</span>
                      <span className="block text-xs font-normal text-ink-soft">{date(batch.batchDate)}</span>
                    </span>
                  ),
                },
                {
                  key: "state",
                  header: t("treasury:field.state"),
                  hideBelow: "sm",
                  cell: (batch) => <BatchState batch={batch} />,
                },
                {
                  key: "count",
                  header: t("treasury:totals.gifts"),
                  align: "end",
                  cell: ({ donationCount }) => number(donationCount),
                },
                {
                  key: "total",
                  header: t("treasury:donation.total"),
                  align: "end",
                  cell: (batch) => (
                    <>
                      {dollars(batch.totalAmount)}
                      <span className="block text-xs whitespace-normal">
                        <BatchDifference batch={batch} />
                      </span>
                    </>
                  ),
                },
              ]}
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
        </>
      )}
      <BatchDialog batch={null} open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
