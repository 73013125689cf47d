import type { ManagedGift, ScheduleChange } from "@offertory/contract";
import { changeSchedule } from "../subscriptions/change-schedule.ts";
import type { Recurring } from "../recurring.ts";
import { describeManagedGift } from "../descriptions/describe-managed-gift.ts";
import { openLinkToChange } from "./open-link.ts";

/** Changes the coming payments of a recurring gift for the holder of a manage link. */
export async function changeManagedSchedule(
  context: Recurring,
  { token, change }: { token: string; change: ScheduleChange },
  address: string,
): Promise<ManagedGift> {
  const { gift, donor } = await openLinkToChange(context, token, address);
  return describeManagedGift(context, await changeSchedule(context, gift, change), donor);
}
