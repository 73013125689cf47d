import type { DashboardRange, GivingDashboard, GivingFigures, GivingSums } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Reporting } from "../reporting.ts";
import type { ReportingTables } from "../reporting-tables.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { dashboardStore, type MonthSums } from "./dashboard-store.ts";
import { lastDayOf, monthsOf, spanOf } from "./span-of.ts";

/** Returns the figures of the giving dashboard: by month, by fund, and the number of donors. */
export async function readDashboard(
  context: Pick<Reporting, "connection" | "donations" | "now">,
  range: DashboardRange,
  { churchId }: SeenChurch,
): Promise<GivingDashboard> {
  const today = await context.donations.dayOf(churchId, context.now());
  const span = spanOf(range, today);
  const { firstDay, sums, donors, names } = await readSnapshot(context, async (dashboard) => {
    const stale = await dashboard.stale(churchId);
    return {
      firstDay: await dashboard.firstDay(churchId, stale),
      sums: await dashboard.months(churchId, span, stale),
      donors: await dashboard.donors(churchId, span, stale),
      names: await dashboard.fundNames(churchId),
    };
  });
  const { before, to } = span;
  const from = range === "all" ? earlier(firstDay ?? to, to) : span.from;
  const now = sums.filter(({ month }) => month >= span.from.slice(0, 7));
  const then = before ? sums.filter(({ month }) => month < span.from.slice(0, 7)) : [];
  const { netOf, sumsOf, figuresOf } = describeSums(churchId);
  const byMonth = Map.groupBy(sums, ({ month }) => month);
  return {
    span: firstDay === null ? null : { from, to },
    figures: figuresOf(now),
    before: before && { from: before.from, to: before.to, figures: figuresOf(then) },
    months: monthsOf({ from, to }).map((month) => ({
      month,
      ...sumsOf(byMonth.get(month) ?? []),
      before: before && netOf(byMonth.get(yearBefore(month)) ?? []),
      isPartial: to < lastDayOf(month),
    })),
    funds: names
      .map(({ id, name }) => ({
        id,
        name,
        ...sumsOf(ofFund(now, id)),
        before: before && netOf(ofFund(then, id)),
      }))
      .filter((fund) => fund.given !== 0 || (fund.before ?? 0) !== 0)
      .toSorted((one, other) => other.net - one.net),
    addedForFees: sumsOf(ofFund(now, "")),
    donors: before ? donors : { count: donors.count, fresh: null, lapsed: null },
  };
}

/** Runs all queries in one snapshot, so that donations and sums that are written meanwhile do not mix in. */
const readSnapshot = <Result>(
  { connection }: Pick<Reporting, "connection">,
  read: (store: ReturnType<typeof dashboardStore>) => Promise<Result>,
) =>
  connection
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((tx) => read(dashboardStore(tx.$extendTables<ReportingTables>())));

const ofFund = (sums: readonly MonthSums[], id: string) => sums.filter(({ fundId }) => fundId === id);
const add = (sums: readonly MonthSums[], what: keyof Omit<MonthSums, "month" | "fundId">): number =>
  sums.reduce((sum, each) => sum + each[what], 0);
/** Counts a gift to several funds once, by the row without a fund. The rows of single funds count their own gifts. */
const giftsIn = (sums: readonly MonthSums[]): number => {
  const isOfFund = sums.every(({ fundId }) => fundId !== "");
  return add(isOfFund ? sums : ofFund(sums, ""), "gifts");
};
const net = (sums: readonly MonthSums[]): number => add(sums, "given") - add(sums, "refunded") - add(sums, "disputed");

/** Returns functions that convert sums to the API's decimals, in the church's currency. */
function describeSums(churchId: string) {
  const decimal = decimalsOf(churchId);
  const netOf = (sums: readonly MonthSums[]): number => decimal(net(sums));
  const sumsOf = (sums: readonly MonthSums[]): GivingSums => ({
    given: decimal(add(sums, "given")),
    refunded: decimal(add(sums, "refunded")),
    disputed: decimal(add(sums, "disputed")),
    net: netOf(sums),
    gifts: giftsIn(sums),
  });
  const figuresOf = (sums: readonly MonthSums[]): GivingFigures => ({
    ...sumsOf(sums),
    fees: decimal(add(sums, "fees")),
    recurring: decimal(add(sums, "recurring")),
  });
  return { netOf, sumsOf, figuresOf };
}

const yearBefore = (month: string): string =>
  `${String(Number(month.slice(0, 4)) - 1).padStart(4, "0")}${month.slice(4)}`;

/** Used for the first day, which is after today if every donation has a future date. */
const earlier = (one: string, other: string): string => (one < other ? one : other);
