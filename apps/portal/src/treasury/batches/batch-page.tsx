import { useRead, useSession } from "@offertory/api-client";
import { can, listFunds, readBatch, type Batch } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Notice, PageHeader, Skeleton } from "@offertory/ui";
import { Archive } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { BatchActions } from "./batch-actions.tsx";
import { BatchDifference } from "./batch-difference.tsx";
import { BatchGifts } from "./batch-gifts.tsx";
import { batchName } from "./batch-name.ts";
import { BatchState } from "./batch-state.tsx";
import { QuickEntry } from "./quick-entry.tsx";
import { useMoney } from "../use-money.ts";

export function BatchPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <BatchLoader />
    </OnlyWith>
  );
}

function BatchLoader() {
  const { id = "" } = useParams();
  const t = useT();
  const batch = useRead(readBatch, { params: { id } });
  if (batch.data) return <BatchDesk key={id} batch={batch.data} />;
  return (
    <>
      {batch.error && <h1 className="sr-only">{t("treasury:field.batch")}</h1>}
      <div className="mb-3 text-sm text-ink-soft">
        <BackTo href="/treasury/batches">{t("treasury:batches.back")}</BackTo>
      </div>
      {batch.error ? (
        <LoadFailed error={batch.error} onRetry={() => void batch.refetch()} />
      ) : (
        <div role="status" aria-label={t("treasury:batches.loadingOne")}>
          <Skeleton className="mb-6 h-48" />
          <Skeleton className="h-72" />
        </div>
      )}
    </>
  );
}

function BatchDesk({ batch }: { batch: Batch }) {
  const t = useT();
  const { date } = useFormats();
  const mayEdit = useSession().can(can.editDonations);
  const funds = useRead(listFunds, {});
  /**
   * The ids of the donations entered in this session, newest first. The server cannot sort them, because all donations
   * of a batch have the same time.
   */
  const [entered, setEntered] = useState<readonly string[]>([]);
  const takesGifts = mayEdit && !batch.closed && !batch.online;
  return (
    <>
      <PageHeader
        icon={<Archive />}
        back={<BackTo href="/treasury/batches">{t("treasury:batches.back")}</BackTo>}
        title={batchName(t, batch)}
        facts={
          <span className="flex flex-wrap items-center gap-2">
            {date(batch.batchDate)}
            <BatchState batch={batch} />
          </span>
        }
        actions={mayEdit && <BatchActions batch={batch} />}
      />
      <BatchTotals batch={batch} />
      {funds.error && !funds.data && <LoadFailed error={funds.error} onRetry={() => void funds.refetch()} />}
      {takesGifts && funds.data?.length === 0 && <Notice tone="warning">{t("treasury:entry.noFunds")}</Notice>}
      {takesGifts && funds.data && funds.data.length > 0 && (
        <QuickEntry batch={batch} funds={funds.data} onRecorded={(id) => setEntered((before) => [id, ...before])} />
      )}
      <BatchGifts batch={batch} entered={entered} mayCorrect={takesGifts} />
    </>
  );
}

/** The number and sum of donations and the difference from the expected total, visible while donations are entered. */
function BatchTotals({ batch }: { batch: Batch }) {
  const t = useT();
  const dollars = useMoney();
  const { donationCount, totalAmount } = batch;
  return (
    <div className="short:static sticky top-2 z-10 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-raised px-4 py-3 shadow-float sm:px-5">
      <span className="text-sm text-ink-soft">{t("treasury:batches.count", { count: donationCount })}</span>
      <span role="status" className="grow text-end text-sm">
        <BatchDifference batch={batch} />
      </span>
      <span className="tabular text-lg font-semibold">
        <span className="sr-only">{t("treasury:donation.total")} </span>
        {dollars(totalAmount)}
      </span>
    </div>
  );
}
