import type { CallAnswer, changeManagedGift as call, ManagedChange } from "@offertory/contract";
import type { Limit } from "../../../platform/limits/limits.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import type { Recurring } from "../recurring.ts";
import { AmountInvalid } from "../../gateways/index.ts";
import { GiftSumsDiffer } from "../../donations/index.ts";
import { SubscriptionNotFound } from "../recurring-errors.ts";
import { emailGiftChange } from "../emails/email-gift-change.ts";
import { changeSubscription } from "../subscriptions/change-subscription.ts";
import { describeManagedGift } from "./describe-managed-gift.ts";
import { openLink } from "./open-link.ts";
import { restoreCardOwner, saveNewCard } from "./save-new-card.ts";

const LIMIT_PER_GIFT: Limit = { name: "manage-link-change", tries: 20, seconds: 3600 };

/** Changes a recurring gift for the holder of a manage link, and emails the donor about it. */
export async function changeManagedGift(
  context: Recurring,
  request: ManagedChange,
  address: string,
): Promise<CallAnswer<typeof call>> {
  const { gift, donor, caller } = await openLink(context, request.token, address);
  await context.limits.count(LIMIT_PER_GIFT, `${gift.churchId} ${gift.id}`);
  if (gift.status === "cancelled" || (await context.subscriptions.isClosing(gift.churchId)))
    throw new SubscriptionNotFound();
  const plan = planOf(request, gift.churchId);
  const before = await describeManagedGift(context, gift, donor.church);
  const card = request.card
    ? await saveNewCard(context, gift, { id: request.card, address, email: donor.email })
    : null;
  if (card?.clientSecret) {
    await restoreCardOwner(context, card);
    return { ...before, clientSecret: card.clientSecret, card: card.method.id };
  }
  const { funds, shownTotal } = request;
  const change = { id: gift.id, plan, funds, shownTotal, default_payment_method: card?.method.id };
  try {
    await changeSubscription(context, change, caller);
  } finally {
    if (card) await restoreCardOwner(context, card);
  }
  const after = await describeManagedGift(context, gift, donor.church);
  if (JSON.stringify(after) !== JSON.stringify(before)) await emailGiftChange(context, donor, after);
  return after;
}

function planOf({ amount: sent, funds, interval }: ManagedChange, churchId: string) {
  if (sent === null || sent === undefined) return { ...interval };
  const amount = fromDecimal(sent, currencyOf(churchId));
  if (amount === null) throw new AmountInvalid();
  // A new total without funds does not define how much each fund gets.
  if (!funds || funds.length === 0) throw new GiftSumsDiffer();
  return { ...interval, amount: amount.minorUnits };
}
