import { addDays, type Day, type DashboardRange, type GivingDashboard } from "@offertory/contract";
import type { TestServer } from "../../../../../test/test-server.ts";
import { monthsOf, spanOf } from "../span-of.ts";

interface Line {
  day: Day;
  fund: string | null;
  account: string;
  reason: string;
  amount: number;
  gift: string;
  person: string | null;
  isVoid: boolean;
  isRecurring: boolean;
}

/** Computes the dashboard's figures in the simplest way: reads every line of the ledger and adds them up. */
export async function plainSums(server: TestServer, churchId: string, range: DashboardRange): Promise<unknown> {
  const { pool } = server.database;
  const { rows } = await pool.query<Line>(
    `select to_char(d.donated_on, 'YYYY-MM-DD') as day, f.name as fund, l.account, l.reason, l.amount, d.id as gift,
       d.person_id as person, d.status = 'voided' as "isVoid", d.schedule_id is not null as "isRecurring"
     from ledger l join donations d on d.church_id = l.church_id and d.id = l.donation_id
     left join funds f on f.church_id = l.church_id and f.id = l.fund_id where l.church_id = $1`,
    [churchId],
  );
  const today = await server.giving.donations.dayOf(churchId, server.clock.now);
  const { from: start, to, before } = spanOf(range, today);
  const days = rows.filter(({ isVoid }) => !isVoid).map(({ day }) => day);
  const firstDay = days.toSorted()[0] ?? null;
  const from = range === "all" ? [firstDay ?? to, to].toSorted()[0]! : start;
  const within = (one: Day, other: Day) => rows.filter(({ day }) => day >= one && day <= other);
  const now = within(from, to);
  const soFar = before ? within(before.from, before.to) : [];
  const people = (lines: readonly Line[]) =>
    new Set(lines.flatMap(({ person, isVoid }) => (person && !isVoid ? [person] : [])));
  const gave = people(now);
  const everBefore = people(rows.filter(({ day }) => day < from));
  const yearBefore = before ? people(within(before.from, addDays(from, -1))) : new Set<string>();
  const funds = [...new Set([...now, ...soFar].flatMap(({ fund }) => fund ?? []))];
  return {
    span: firstDay && { from, to },
    figures: figuresOf(now),
    before: before && { from: before.from, to: before.to, figures: figuresOf(soFar) },
    months: monthsOf({ from, to }).map((month) => ({
      month,
      ...sumsOf(now.filter(({ day }) => day.startsWith(month))),
      before: before && sumsOf(soFar.filter(({ day }) => day.startsWith(yearEarlier(month)))).net,
      isPartial: month === today.slice(0, 7) && addDays(today, 1).startsWith(month),
    })),
    funds: Object.fromEntries(
      funds
        .map((fund) => {
          const of = (lines: readonly Line[]) => lines.filter((line) => line.fund === fund);
          return [
            fund,
            { ...sumsOf(of(now)), gifts: giftsOf(of(now)), before: before && sumsOf(of(soFar)).net },
          ] as const;
        })
        .filter(([, { given, before: earlier }]) => given !== 0 || (earlier ?? 0) !== 0),
    ),
    donors: {
      count: gave.size,
      fresh: before && [...gave].filter((person) => !everBefore.has(person)).length,
      lapsed: before && [...yearBefore].filter((person) => !gave.has(person)).length,
    },
  };
}

/** Brings the server's answer into the shape of `plainSums`, which has the funds by name, without an order. */
export const comparable = ({ span, figures, before, months, funds, donors }: GivingDashboard): unknown => ({
  span,
  figures,
  before,
  months,
  funds: Object.fromEntries(
    funds.map(({ name, given, refunded, disputed, net, gifts, before: earlier }) => [
      name,
      { given, refunded, disputed, net, gifts, before: earlier },
    ]),
  ),
  donors,
});

const yearEarlier = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
const add = (lines: readonly Line[], keep: (line: Line) => boolean, sign = 1): number =>
  (sign * lines.filter(keep).reduce((sum, { amount }) => sum + amount, 0)) / 100 + 0;
const isOfFunds = ({ account }: Line): boolean => account === "fund" || account === "covered-fees";
const giftsOf = (lines: readonly Line[]): number => {
  const sums = new Map<string, number>();
  for (const { gift, amount, reason } of lines)
    if (reason === "gift" || reason === "correction") sums.set(gift, (sums.get(gift) ?? 0) - amount);
  return [...sums.values()].filter((sum) => sum > 0).length;
};

function sumsOf(lines: readonly Line[]) {
  const given = add(lines, (line) => isOfFunds(line) && ["gift", "correction"].includes(line.reason), -1);
  const refunded = add(lines, (line) => isOfFunds(line) && ["refund", "refund-failed"].includes(line.reason));
  const disputed = add(lines, (line) => isOfFunds(line) && ["dispute", "dispute-won"].includes(line.reason));
  const net = add(lines, isOfFunds, -1);
  return {
    given,
    refunded,
    disputed,
    net,
    gifts: new Set(lines.filter(({ isVoid }) => !isVoid).map(({ gift }) => gift)).size,
  };
}

const figuresOf = (lines: readonly Line[]) => ({
  ...sumsOf(lines),
  fees: add(lines, ({ account }) => account === "fees"),
  recurring: sumsOf(lines.filter(({ isRecurring }) => isRecurring)).given,
});
