import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Recurring } from "../recurring.ts";
import type { Recipient } from "../../donations/index.ts";
import type { Subscription } from "../subscription.ts";
import { ManageLinkExpired } from "./manage-link-errors.ts";
import { mailboxOf, readManageToken } from "../manage-links/manage-link.ts";

const BY_ADDRESS: Limit = { name: "manage-link-address", tries: 120, seconds: 3600 };

export interface OpenedLink {
  gift: Subscription;
  donor: Recipient;
  /** The donor, with no more rights than any: what a link opens is this one gift. */
  caller: Caller;
}

/** The recurring gift that a link opens, while it holds: in its church, of its number, for the mailbox that it was sent to. */
export async function openLink(context: Recurring, token: string, address: string): Promise<OpenedLink> {
  await context.limits.count(BY_ADDRESS, address);
  const claims = readManageToken(context, token);
  if (!claims) throw new ManageLinkExpired();
  const { church: churchId } = claims;
  const gift = await context.subscriptions.find(churchId, claims.gift);
  const donor = gift && (await context.sentEmails.recipient(churchId, gift.personId));
  if (!gift || !donor || mailboxOf(context, donor.email) !== claims.to) throw new ManageLinkExpired();
  if ((await context.manageLinks.generationOf(churchId, gift.id)) !== claims.generation) throw new ManageLinkExpired();
  return {
    gift,
    donor,
    caller: {
      userId: "",
      churchId,
      personId: gift.personId,
      membershipStatus: "",
      isNewcomer: true,
      isAdmin: false,
      isChurchClosing: false,
      permissions: [],
    },
  };
}
