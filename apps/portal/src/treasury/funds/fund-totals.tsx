import { useRead, useSession } from "@offertory/api-client";
import { can, summarizeDonations, type KeptFund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import type { Column } from "@offertory/ui";
import { daysOf } from "../donations/periods.ts";
import { useMoney } from "../use-money.ts";

/** What each fund was given, by its id. */
type ByFund = ReadonlyMap<string, number>;

/** Undefined while loading. */
export interface FundTotals {
  thisYear: ByFund | undefined;
  allTime: ByFund | undefined;
}

const ALL_TIME = { from: "1900-01-01", to: "9999-12-31" };

/** Reads the totals of all funds; null for those who may not see sums of donations. */
export function useFundTotals(): FundTotals | null {
  const session = useSession();
  const enabled = session.can(can.viewDonationSummaries) || session.can(can.viewDonations);
  const thisYear = useRead(summarizeDonations, { query: daysOf("thisYear", new Date()) }, { enabled });
  const allTime = useRead(summarizeDonations, { query: ALL_TIME }, { enabled });
  if (!enabled) return null;
  const byFund = (sums: { funds: readonly { id: string; amount: number }[] } | undefined) =>
    sums && new Map(sums.funds.map(({ id, amount }) => [id, amount]));
  return { thisYear: byFund(thisYear.data), allTime: byFund(allTime.data) };
}

/** The columns with the totals of this year and of all time; none for those who may not see them. */
export function useTotalColumns(totals: FundTotals | null): Column<KeptFund>[] {
  const t = useT();
  const dollars = useMoney();
  if (!totals) return [];
  const cell = (sums: ByFund | undefined) => (fund: KeptFund) => sums && dollars(sums.get(fund.id) ?? 0);
  return [
    {
      key: "thisYear",
      header: t("treasury:funds.thisYear"),
      align: "end",
      hideBelow: "sm",
      cell: cell(totals.thisYear),
    },
    {
      key: "allTime",
      header: t("treasury:funds.allTime"),
      align: "end",
      hideBelow: "md",
      cell: cell(totals.allTime),
    },
  ];
}
