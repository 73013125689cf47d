import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Recurring } from "../recurring.ts";
import type { Recipient } from "../../donations/index.ts";
import { SubscriptionNotFound } from "../recurring-errors.ts";
import type { Subscription } from "../subscription.ts";
import { ManageLinkExpired } from "./manage-link-errors.ts";
import { recipientHash, readManageToken } from "../manage-links/manage-link.ts";

const LIMIT_PER_ADDRESS: Limit = { name: "manage-link-address", tries: 120, seconds: 3600 };

const CHANGES_PER_GIFT: Limit = { name: "manage-link-change", tries: 20, seconds: 3600 };

export interface OpenedLink {
  gift: Subscription;
  donor: Recipient;
  /** Acts as the donor, without any permission: a link gives access to this one gift only. */
  caller: Caller;
}

/** Returns the recurring gift of a link. Refuses a link that expired, was revoked, or was sent to a former address. */
export async function openLink(context: Recurring, token: string, address: string): Promise<OpenedLink> {
  await context.limits.count(LIMIT_PER_ADDRESS, address);
  const claims = readManageToken(context, token);
  if (!claims) throw new ManageLinkExpired();
  const { church: churchId } = claims;
  const gift = await context.subscriptions.find(churchId, claims.gift);
  const donor = gift && (await context.sentEmails.recipient(churchId, gift.personId));
  if (!gift || !donor || recipientHash(context, donor.email) !== claims.to) throw new ManageLinkExpired();
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

/** Opens a link for a change. Refuses too many changes, and those of a gift that has ended or is about to end. */
export async function openLinkToChange(context: Recurring, token: string, address: string): Promise<OpenedLink> {
  const opened = await openLink(context, token, address);
  const { churchId, id, status } = opened.gift;
  await context.limits.count(CHANGES_PER_GIFT, `${churchId} ${id}`);
  if (status === "cancelled" || (await context.subscriptions.isClosing(churchId))) throw new SubscriptionNotFound();
  return opened;
}
