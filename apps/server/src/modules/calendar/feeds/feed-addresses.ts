import type { FeedAddresses } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Calendar } from "../calendar.ts";
import { feedKey } from "./feed-key.ts";

export async function openFeedAddresses(calendar: Calendar, { churchId, personId }: Caller): Promise<FeedAddresses> {
  return describe(calendar, churchId, personId, await calendar.feeds.open(churchId, personId));
}

/** Makes a new personal calendar link and invalidates the old one. */
export async function renewFeedAddress(calendar: Calendar, { churchId, personId }: Caller): Promise<FeedAddresses> {
  return describe(calendar, churchId, personId, await calendar.feeds.renew(churchId, personId));
}

function describe(calendar: Calendar, churchId: string, personId: string, renewals: number): FeedAddresses {
  const address = `${calendar.appUrls.portal}/calendar/${churchId}.ics`;
  const own = new URLSearchParams({ person: personId, key: feedKey(calendar, churchId, personId, renewals) });
  return { public: address, personal: `${address}?${own.toString()}` };
}
