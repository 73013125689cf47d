import type { KeptFund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { type Column, DataTable, DisplayBox, IconButton } from "@offertory/ui";
import { Archive, Pencil } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { FundName } from "./fund-name.tsx";
import { type FundTotals, useTotalColumns } from "./fund-totals.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { useFundOrder } from "./use-fund-order.ts";

interface OpenFundsProps {
  /** Undefined while loading. */
  open: readonly KeptFund[] | undefined;
  totals: FundTotals | null;
  mayEdit: boolean;
  empty: ReactNode;
  onChange(fund: KeptFund): void;
  onClose(fund: KeptFund): void;
}

const NONE: readonly KeptFund[] = [];

/** The open funds, in the order in which donors see them. */
export function OpenFunds({ open, totals, mayEdit, empty, onChange, onClose }: OpenFundsProps) {
  const t = useT();
  const { funds, move, announcement } = useFundOrder(open ?? NONE);
  const totalColumns = useTotalColumns(totals);
  const [first, last] = [funds[0], funds.at(-1)];
  const keeping: Column<KeptFund>[] = [
    {
      key: "place",
      header: t("treasury:funds.place"),
      width: "w-12 sm:w-24",
      cell: (fund) => (
        <MoveButtons fund={fund} isFirst={fund === first} isLast={fund === last} onMove={(step) => move(fund, step)} />
      ),
    },
    {
      key: "actions",
      header: <span className="sr-only">{t("treasury:field.actions")}</span>,
      align: "end",
      cell: (fund) => (
        <span className="inline-flex max-sm:flex-col">
          <IconButton
            size="small"
            icon={<Pencil />}
            label={t("treasury:funds.change", { name: fund.name })}
            onClick={() => onChange(fund)}
          />
          <IconButton
            size="small"
            icon={<Archive />}
            label={t("treasury:funds.close", { name: fund.name })}
            onClick={() => onClose(fund)}
          />
        </span>
      ),
    },
  ];
  return (
    <DisplayBox title={t("treasury:funds.box")} flush footer={t("treasury:funds.order")}>
      <DataTable
        caption={t("treasury:funds.title")}
        rows={funds}
        rowKey={({ id }) => id}
        loading={!open}
        loadingLabel={t("treasury:funds.loading")}
        empty={empty}
        columns={[
          {
            key: "name",
            header: t("treasury:field.name"),
            width: "max-sm:w-full",
            cell: (fund) => (
              <FundName
                fund={fund}
                isFirst={fund === first}
                givenThisYear={totals?.thisYear && (totals.thisYear.get(fund.id) ?? 0)}
              />
            ),
          },
          {
            key: "deductible",
            header: t("treasury:funds.deductible"),
            hideBelow: "sm",
            cell: ({ taxDeductible }) => t(taxDeductible ? "treasury:funds.isDeductible" : "treasury:funds.isNot"),
          },
          ...totalColumns,
          ...(mayEdit ? keeping : []),
        ]}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DisplayBox>
  );
}
