import type { CallAnswer, GivingSummary, readHouseholdGiving, readPersonGiving } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { donorIn, type SeenChurch, type SeenDonor } from "../../donations/index.ts";
import { HouseholdNotKnown } from "../../statements/index.ts";
import type { Reporting } from "../reporting.ts";

type Context = Pick<Reporting, "givingSummaries" | "now">;

/** Summarizes what one person gave. */
export const readPersonSummary = async (
  context: Context,
  donor: SeenDonor,
): Promise<CallAnswer<typeof readPersonGiving>> => (await summarize(context, donor.churchId, [donor])).summary;

/** Summarizes what the people of a household gave together, and each of them this year. */
export async function readHouseholdSummary(
  context: Context,
  householdId: string,
  church: SeenChurch,
): Promise<CallAnswer<typeof readHouseholdGiving>> {
  const { churchId } = church;
  const members = await context.givingSummaries.membersOf(churchId, householdId);
  if (members.length === 0) throw new HouseholdNotKnown();
  const donors = members.map(({ personId }) => donorIn(church, personId));
  const { summary, thisYearOf } = await summarize(context, churchId, donors);
  return {
    ...summary,
    members: members.map(({ personId, displayName }) => ({
      id: personId,
      name: displayName,
      thisYear: thisYearOf(personId),
    })),
  };
}

async function summarize({ givingSummaries: store, now }: Context, churchId: string, donors: readonly SeenDonor[]) {
  const days = await store.days(churchId, now());
  const [sums, last, recurring] = await Promise.all([
    store.sums(churchId, donors, days),
    store.last(churchId, donors),
    store.recurring(churchId, donors),
  ]);
  const decimal = decimalsOf(churchId);
  const total = (column: "thisYear" | "lastYear" | "lastYearToDate") =>
    decimal(sums.reduce((sum, row) => sum + row[column], 0));
  const summary: GivingSummary = {
    year: Number(days.today.slice(0, 4)),
    thisYear: total("thisYear"),
    lastYear: total("lastYear"),
    lastYearToDate: total("lastYearToDate"),
    last: last ? { id: last.id, day: last.donatedOn, amount: decimal(last.amount) } : null,
    recurring: recurring.map(({ id, amount, intervalUnit, intervalCount, dueOn, status }) => ({
      id,
      amount: decimal(amount),
      interval: intervalUnit,
      intervalCount,
      nextDay: dueOn,
      failing: status === "past_due",
    })),
  };
  const thisYearOf = (personId: string) => decimal(sums.find((row) => row.personId === personId)?.thisYear ?? 0);
  return { summary, thisYearOf };
}
