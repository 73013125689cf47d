import { useRead, useSession } from "@offertory/api-client";
import { can, listGateways, type GatewaySettings } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader, Skeleton } from "@offertory/ui";
import { Link2, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { GatewayBox } from "./gateway-box.tsx";
import { GatewayDialog } from "./gateway-dialog.tsx";

export function GatewaysPage() {
  return (
    <OnlyWith any={[can.viewGivingSettings, can.editGivingSettings]}>
      <Gateways />
    </OnlyWith>
  );
}

function Gateways() {
  const t = useT();
  const mayEdit = useSession().can(can.editGivingSettings);
  const list = useRead(listGateways, {});
  // People who may open this page get the settings of each gateway; the type also covers the shorter answer for others.
  const gateways = list.data?.filter((gateway): gateway is GatewaySettings => "rates" in gateway);
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<GatewaySettings | null>(null);
  const addButton = mayEdit && (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("treasury:gateways.add")}
    </Button>
  );

  return (
    <>
      <PageHeader
        icon={<Link2 />}
        title={t("treasury:gateways.title")}
        subtitle={t("treasury:gateways.subtitle")}
        actions={addButton}
      />
      {list.error && !gateways ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : !gateways ? (
        <div role="status" aria-label={t("treasury:gateways.loading")} className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      ) : gateways.length === 0 ? (
        <EmptyState
          icon={<Link2 />}
          title={t("treasury:gateways.none")}
          body={t("treasury:gateways.noneHint")}
          action={addButton}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {gateways.map((gateway) => (
            <GatewayBox
              key={gateway.id}
              gateway={gateway}
              cards={gateways.find(({ takesCards }) => takesCards) ?? null}
              mayEdit={mayEdit}
              onChange={() => setChanging(gateway)}
            />
          ))}
        </div>
      )}
      <GatewayDialog
        key={changing?.id ?? "new"}
        gateway={changing}
        open={adding || changing !== null}
        onClose={() => {
          setAdding(false);
          setChanging(null);
        }}
      />
    </>
  );
}
