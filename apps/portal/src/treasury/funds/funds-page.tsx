import { useRead, useSession } from "@offertory/api-client";
import { can, listFunds, type Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DataTable, DisplayBox, EmptyState, IconButton, PageHeader } from "@offertory/ui";
import { Archive, HandHeart, Pencil, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "../../access/load-failed.tsx";
import { OnlyWith } from "../../access/only-with.tsx";
import { CloseFundDialog } from "./close-fund-dialog.tsx";
import { FundDialog } from "./fund-dialog.tsx";
import { FundName } from "./fund-name.tsx";

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
  const funds = useRead(listFunds, {});
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Fund | null>(null);
  const [closing, setClosing] = useState<Fund | null>(null);
  const first = funds.data?.[0];
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
        <DisplayBox title={t("treasury:funds.box")} flush footer={t("treasury:funds.order")}>
          <DataTable
            caption={t("treasury:funds.title")}
            rows={funds.data ?? []}
            rowKey={({ id }) => id}
            loading={funds.isPending}
            loadingLabel={t("treasury:funds.loading")}
            empty={
              <EmptyState
                icon={<HandHeart />}
                title={t("treasury:funds.none")}
                body={t("treasury:funds.noneHint")}
                action={mayEdit && addButton}
              />
            }
            columns={[
              {
                key: "name",
                header: t("treasury:field.name"),
                cell: (fund) => <FundName fund={fund} isFirst={fund.id === first?.id} />,
              },
              {
                key: "deductible",
                header: t("treasury:funds.deductible"),
                hideBelow: "sm",
                cell: ({ taxDeductible }) => t(taxDeductible ? "treasury:funds.isDeductible" : "treasury:funds.isNot"),
              },
              ...(mayEdit
                ? [
                    {
                      key: "actions",
                      header: <span className="sr-only">{t("treasury:field.actions")}</span>,
                      align: "end" as const,
                      cell: (fund: Fund) => (
                        <span className="inline-flex">
                          <IconButton
                            size="small"
                            icon={<Pencil />}
                            label={t("treasury:funds.change", { name: fund.name })}
                            onClick={() => setChanging(fund)}
                          />
                          <IconButton
                            size="small"
                            icon={<Archive />}
                            label={t("treasury:funds.close", { name: fund.name })}
                            onClick={() => setClosing(fund)}
                          />
                        </span>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </DisplayBox>
      )}
      <FundDialog key={changing?.id ?? "new"} fund={changing} open={adding || changing !== null} onClose={closeForm} />
      <CloseFundDialog fund={closing} isLast={funds.data?.length === 1} onClose={() => setClosing(null)} />
    </>
  );

  function closeForm() {
    setAdding(false);
    setChanging(null);
  }
}
