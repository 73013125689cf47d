import type { CallAnswer, changeManagedGift as call, ManagedChange } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import type { Recurring } from "../recurring.ts";
import { AmountInvalid } from "../../gateways/index.ts";
import { GiftSumsDiffer } from "../../donations/index.ts";
import { changeSubscription } from "../subscriptions/change-subscription.ts";
import { describeManagedGift } from "../descriptions/describe-managed-gift.ts";
import { openLinkToChange } from "./open-link.ts";
import { restoreCardOwner, saveNewCard } from "./save-new-card.ts";

/** Changes a recurring gift for the holder of a manage link. */
export async function changeManagedGift(
  context: Recurring,
  request: ManagedChange,
  address: string,
): Promise<CallAnswer<typeof call>> {
  const { gift, donor, caller } = await openLinkToChange(context, request.token, address);
  const plan = planOf(request, gift.churchId);
  const card = request.card
    ? await saveNewCard(context, gift, { id: request.card, address, email: donor.email })
    : null;
  if (card?.clientSecret) {
    await restoreCardOwner(context, card);
    return {
      ...(await describeManagedGift(context, gift, donor)),
      clientSecret: card.clientSecret,
      card: card.method.id,
    };
  }
  const { funds, shownTotal } = request;
  const change = { id: gift.id, plan, funds, shownTotal, default_payment_method: card?.method.id };
  try {
    await changeSubscription(context, change, caller);
  } finally {
    if (card) await restoreCardOwner(context, card);
  }
  return describeManagedGift(context, gift, donor);
}

function planOf({ amount: sent, funds, interval }: ManagedChange, churchId: string) {
  if (sent === null || sent === undefined) return { ...interval };
  const amount = fromDecimal(sent, currencyOf(churchId));
  if (amount === null) throw new AmountInvalid();
  // A new total without funds does not define how much each fund gets.
  if (!funds || funds.length === 0) throw new GiftSumsDiffer();
  return { ...interval, amount: amount.minorUnits };
}
