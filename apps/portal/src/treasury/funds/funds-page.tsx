import { useRead, useSession } from "@offertory/api-client";
import { can, listAllFunds, type Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader } from "@offertory/ui";
import { HandHeart, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { CloseFundDialog } from "./close-fund-dialog.tsx";
import { ClosedFunds } from "./closed-funds.tsx";
import { FundDialog } from "./fund-dialog.tsx";
import { OpenFunds } from "./open-funds.tsx";
import { useFundTotals } from "./fund-totals.tsx";

export function FundsPage() {
  return (
    <OnlyWith any={[can.viewGivingSettings, can.editGivingSettings]}>
      <Funds />
    </OnlyWith>
  );
}

function Funds() {
  const t = useT();
  const mayEdit = useSession().can(can.editGivingSettings);
  const funds = useRead(listAllFunds, {});
  const totals = useFundTotals();
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Fund | null>(null);
  const [closing, setClosing] = useState<Fund | null>(null);
  const open = funds.data?.filter(({ closedAt }) => closedAt === null);
  const closed = funds.data?.filter(({ closedAt }) => closedAt !== null) ?? [];
  const addButton = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("treasury:funds.add")}
    </Button>
  );

  return (
    <>
      <PageHeader
        icon={<HandHeart />}
        title={t("treasury:funds.title")}
        subtitle={t("treasury:funds.subtitle")}
        actions={mayEdit && addButton}
      />
      {funds.error && !funds.data ? (
        <LoadFailed error={funds.error} onRetry={() => void funds.refetch()} />
      ) : (
        <>
          <OpenFunds
            open={open}
            totals={totals}
            mayEdit={mayEdit}
            onChange={setChanging}
            onClose={setClosing}
            empty={
              <EmptyState
                icon={<HandHeart />}
                title={t("treasury:funds.none")}
                body={t("treasury:funds.noneHint")}
                action={mayEdit && addButton}
              />
            }
          />
          <ClosedFunds closed={closed} totals={totals} mayEdit={mayEdit} />
        </>
      )}
      <FundDialog key={changing?.id ?? "new"} fund={changing} open={adding || changing !== null} onClose={closeForm} />
      <CloseFundDialog fund={closing} isLast={open?.length === 1} onClose={() => setClosing(null)} />
    </>
  );

  function closeForm() {
    setAdding(false);
    setChanging(null);
  }
}
