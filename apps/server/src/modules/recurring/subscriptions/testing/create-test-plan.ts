import { changeManagedSchedule, changeSchedule, readManagedGift, type ScheduleChange } from "@offertory/contract";
import { createTestReader } from "../../../giving-emails/testing/create-test-reader.ts";
import type { testGiving } from "../../../giving/testing/test-giving.ts";

/** A monthly recurring gift whose first donation was made, with its manage link and helpers to change its plan. */
export async function createTestPlan(giving: Awaited<ReturnType<typeof testGiving>>) {
  const reader = await createTestReader(giving);
  const { body } = await reader.subscribe(20);
  await reader.read();
  const link = await reader.linkToken();
  const id = body.id ?? "";
  const byLink = (change: ScheduleChange) =>
    giving.server.call(changeManagedSchedule, { body: { token: link, change } });
  const gift = async () => (await giving.server.call(readManagedGift, { query: { token: link } })).body;
  return {
    ...reader,
    id,
    link,
    byLink,
    byMember: (change: ScheduleChange, token = reader.tokenFor("giving")) =>
      giving.server.call(changeSchedule, { token, params: { id }, body: { change } }),
    gift,
    nextDate: async () => (await gift()).nextDate ?? "",
    changeEmails: async () => (await reader.read()).filter(({ subject }) => subject.includes("was updated")),
    /** Moves the clocks to the middle of a day, and lets the worker run. */
    async goTo(day: string) {
      const days = (Date.parse(`${day}T18:00:00Z`) - giving.server.clock.now.getTime()) / 86_400_000;
      await giving.passDays(Math.ceil(days));
      await reader.attend();
      await giving.server.work();
    },
    paid: async () => (await reader.donations()).map(({ amount }: { amount: number }) => amount),
  };
}
