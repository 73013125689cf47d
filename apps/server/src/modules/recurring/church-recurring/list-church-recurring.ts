import type {
  CallAnswer,
  ChurchRecurring,
  GiftPlan,
  listChurchRecurring as call,
  RecurringState,
} from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { readCursor, writeCursor, type SeenChurch } from "../../donations/index.ts";
import type { Recurring } from "../recurring.ts";
import type { ChurchRecurringRow } from "./church-recurring-store.ts";
import { describeFund } from "../descriptions/describe-subscription.ts";
import { describePlans } from "../descriptions/describe-plan.ts";
import { findTroubles } from "./find-troubles.ts";

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

interface RecurringQuery {
  state: RecurringState;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Lists the church's recurring gifts; those with a failed payment carry the reason, the tries and the emails sent. */
export async function listChurchRecurring(
  context: Pick<Recurring, "churchRecurring" | "donations" | "now" | "subscriptions">,
  { state, cursor, limit = DEFAULT_PAGE_SIZE }: RecurringQuery,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const list = `recurring ${state}`;
  const position = cursor === undefined ? null : readCursor(list, cursor, (at) => !Number.isNaN(Date.parse(at)));
  const after = position && { at: new Date(position.at), id: position.id };
  const pageSize = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const rows = await context.churchRecurring.page(church, state, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  const funds = await context.subscriptions.fundNamesOf(church.churchId, ids);
  const troubles = await findTroubles(context, church, shown);
  const plans = await describePlans(context, shown);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const decimal = decimalsOf(church.churchId);
  return {
    recurring: shown.map((row, index) => ({
      ...describe(row, state, decimal),
      ...plannedIn(plans[index]),
      funds: funds.filter(({ subscriptionId }) => subscriptionId === row.id).map(describeFund),
      trouble: troubles.get(row.id) ?? null,
    })),
    next: last ? writeCursor(list, last.createdAt.toISOString(), last.id) : null,
  };
}

const describe = (
  row: ChurchRecurringRow,
  state: RecurringState,
  decimal: (minorUnits: number) => number,
): Omit<ChurchRecurring, "funds" | "trouble" | "skippedDate" | "pausedUntil" | "endsOn"> => ({
  id: row.id,
  person: { id: row.personId, name: row.displayName ?? "" },
  state,
  amount: decimal(row.amount),
  interval: row.intervalUnit,
  intervalCount: row.intervalCount,
  method: row.methodType,
  methodDetails: [row.methodName, row.methodLast4].filter(Boolean).join(" "),
  provider: row.provider,
  since: row.firstDay,
  nextDay: state === "active" ? row.dueOn : null,
  endedAt: row.endedAt?.toISOString() ?? null,
  endReason: row.endReason,
});

const plannedIn = (plan: GiftPlan | undefined) => ({
  skippedDate: plan?.skippedDate ?? null,
  pausedUntil: plan?.pausedUntil ?? null,
  endsOn: plan?.endsOn ?? null,
});
