import { useRead, useRefresh, useSession } from "@offertory/api-client";
import { can, listGateways, listPayouts, listReconciliations } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, PageHeader } from "@offertory/ui";
import { Scale, ShieldCheck } from "@offertory/ui/icons.ts";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { ComparisonBox } from "./comparison-box.tsx";
import { ComparisonsTable } from "./comparisons-table.tsx";
import { PayoutsTable } from "./payouts-table.tsx";
import { StartDialog } from "./start-dialog.tsx";

/** Compares the payment providers' accounts with the ledger. */
export function ReconciliationPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Reconciliation />
    </OnlyWith>
  );
}

const POLL_INTERVAL_MS = 2_000;

function Reconciliation() {
  const t = useT();
  const mayStart = useSession().can(can.editDonations);
  const [url, setUrl] = useSearchParams();
  const [starting, setStarting] = useState(false);
  const [watching, setWatching] = useState(false);
  const gateways = useRead(listGateways, {});
  const list = useRead(listReconciliations, {}, watching ? { every: POLL_INTERVAL_MS } : {});
  const isRunning = list.data?.some(({ status }) => status === "running") ?? false;
  if (watching !== isRunning) setWatching(isRunning);
  usePayoutsAfter(isRunning);
  const shownId = url.get("comparison");
  const shown = list.data?.find(({ id }) => id === shownId);
  const startButton = mayStart && (
    <Button variant="primary" icon={<Scale />} onClick={() => setStarting(true)}>
      {t("treasury:reconciliation.start")}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={<ShieldCheck />}
        title={t("treasury:reconciliation.title")}
        subtitle={t("treasury:reconciliation.subtitle")}
        actions={startButton}
      />
      {list.error && !list.data ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {shown && <ComparisonBox key={shown.id} comparison={shown} gateways={gateways.data ?? []} />}
          <PayoutsTable gateways={gateways.data ?? []} />
          <ComparisonsTable comparisons={list.data} gateways={gateways.data ?? []} />
        </>
      )}
      <StartDialog
        open={starting}
        gateways={gateways.data ?? []}
        onClose={() => setStarting(false)}
        onStarted={(id) => setUrl({ comparison: id })}
      />
    </>
  );
}

/** Refreshes the payouts after a reconciliation ended, because it may have found new ones. */
function usePayoutsAfter(isRunning: boolean) {
  const refresh = useRefresh();
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current && !isRunning) void refresh(listPayouts);
    ran.current = isRunning;
  });
}
