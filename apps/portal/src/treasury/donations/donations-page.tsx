import { can, listChurchDonations } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { LoadMore } from "../load-more.tsx";
import { usePages } from "../use-pages.ts";
import { ALL_GIFTS, countChosen, queryOfFilter } from "./donations-filter.ts";
import { DonationsTable } from "./donations-table.tsx";
import { DonationsToolbar } from "./donations-toolbar.tsx";
import { ExportDonations } from "./export-donations.tsx";
import { GiftTotals } from "./gift-totals.tsx";
import { PendingGifts } from "./pending-gifts.tsx";
import { useDonationsFilter } from "./use-donations-filter.ts";

/** Every gift to the church. */
export function DonationsPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Donations />
    </OnlyWith>
  );
}

function Donations() {
  const t = useT();
  const { filter, change } = useDonationsFilter();
  const query = queryOfFilter(filter);
  const list = usePages({
    endpoint: listChurchDonations,
    query,
    ask: async (call, cursor, signal) => {
      const asked = { ...query, ...(cursor === undefined ? {} : { cursor }) };
      const { donations, next } = await call(listChurchDonations, { query: asked }, { signal });
      return { rows: donations, next };
    },
  });
  const isNarrowed = countChosen(filter) > 0;

  return (
    <>
      <PageHeader
        icon={<HandHeart />}
        title={t("treasury:donations.title")}
        subtitle={t("treasury:donations.subtitle")}
        actions={<ExportDonations query={query} />}
      />
      <DonationsToolbar filter={filter} onChange={change} />
      {!isNarrowed && <PendingGifts />}
      <GiftTotals filter={filter} />
      {list.error && !list.rows ? (
        <LoadFailed error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DonationsTable
            donations={list.rows}
            stale={list.isStale}
            empty={
              <EmptyState
                icon={<HandHeart />}
                title={t(isNarrowed ? "treasury:donations.noneFound" : "treasury:donations.none")}
                body={t(isNarrowed ? "treasury:donations.noneFoundHint" : "treasury:donations.noneHint")}
                action={
                  isNarrowed && <Button onClick={() => change(ALL_GIFTS)}>{t("treasury:donations.clear")}</Button>
                }
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
