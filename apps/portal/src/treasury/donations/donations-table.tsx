import { DONATION_SORTS, type ChurchDonation, type DonationSort } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { type Column, DataTable } from "@offertory/ui";
import type { ReactNode } from "react";
import { Link, useLocation } from "@offertory/router";
import { useDonorName } from "../donors/use-donor-name.ts";
import { useMoney } from "../use-money.ts";
import { useShortDate } from "../use-short-date.ts";
import { AmountCell, DonorCell, FundsCell } from "./donation-cells.tsx";
import { DonationState } from "./donation-state.tsx";
import type { DonationsOrder } from "./donations-filter.ts";
import { methodText } from "./donation-labels.ts";

interface DonationsTableProps {
  /** Undefined while the first page loads. */
  donations: readonly ChurchDonation[] | undefined;
  /** Whether the rows are still those of the previous filter. */
  stale: boolean;
  order: DonationsOrder;
  onSort(sort: DonationSort): void;
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
  empty: ReactNode;
}

/** Lists donations, sorted by a column; a row opens its donation, and its check box selects it. */
export function DonationsTable(props: DonationsTableProps) {
  const { donations, stale, order, onSort, selected, onSelect, empty } = props;
  const t = useT();
  const { search } = useLocation();
  const date = useShortDate();
  const dollars = useMoney();
  const donorName = useDonorName();
  const columns: Column<ChurchDonation>[] = [
    {
      key: "donor",
      header: t("treasury:field.donor"),
      sortable: true,
      width: "max-sm:w-full max-sm:max-w-0",
      cell: (gift) => <DonorCell gift={gift} />,
    },
    {
      key: "date",
      header: t("treasury:field.date"),
      sortable: true,
      hideBelow: "sm",
      width: "whitespace-nowrap",
      cell: ({ donationDate }) => date(donationDate),
    },
    // Hidden below the xl breakpoint, because the side navigation takes up part of the width.
    {
      key: "funds",
      header: t("treasury:field.funds"),
      width: "max-xl:hidden",
      cell: (gift) => <FundsCell gift={gift} />,
    },
    { key: "method", header: t("treasury:field.method"), hideBelow: "md", cell: (gift) => methodText(t, gift) },
    {
      key: "state",
      header: t("treasury:field.state"),
      hideBelow: "sm",
      cell: ({ status }) => <DonationState status={status} />,
    },
    {
      key: "amount",
      header: t("treasury:field.amount"),
      sortable: true,
      align: "end",
      cell: (gift) => <AmountCell gift={gift} />,
    },
  ];
  return (
    <div
      aria-busy={stale}
      className={`overflow-clip rounded-card border border-line bg-raised shadow-card transition-opacity ${stale ? "opacity-85" : ""}`}
    >
      <DataTable
        caption={t("treasury:donations.title")}
        rows={donations ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/treasury/donations/${id}`}
        renderLink={(href, children, props) => (
          <Link to={href} state={{ list: search }} {...props}>
            {children}
          </Link>
        )}
        loading={!donations}
        loadingLabel={t("treasury:donations.loading")}
        empty={empty}
        columns={columns}
        selection={{
          selected,
          onChange: onSelect,
          selectLabel: ({ amount, person, donationDate }) =>
            t("treasury:selection.row", {
              amount: dollars(amount),
              donor: donorName(person),
              date: date(donationDate),
            }),
          selectAllLabel: t("treasury:selection.all"),
        }}
        sort={{ key: order.sort, direction: order.direction }}
        onSort={(key) => {
          const sort = DONATION_SORTS.find((each) => each === key);
          if (sort) onSort(sort);
        }}
      />
    </div>
  );
}
