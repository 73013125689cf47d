import type { GiftAnswer } from "@offertory/contract";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { GatewayNotFound } from "../../gateways/index.ts";
import { answerGift, guardGiftAttempt, takePayment } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { SubscriptionNotFound } from "../recurring-errors.ts";
import { paymentSourceOfDue, isPaidByOrder } from "../schedule/payment-source-of-due.ts";
import type { Subscription } from "../subscription.ts";

/**
 * Takes one further payment like those of a recurring gift, at once: the same total, funds and payment source. The
 * coming payments stay as they are. The caller checks who may do this.
 */
export async function giveOnceMore(
  context: Recurring,
  gift: Subscription,
  { key, address }: { key: string | undefined; address: string },
): Promise<GiftAnswer> {
  const { churchId, gatewayId, personId, amount, coveredFee, campaign, status } = gift;
  if (status === "cancelled" || status === "incomplete" || isPaidByOrder(gift)) throw new SubscriptionNotFound();
  const gateway = await context.gateways.find(churchId, gatewayId);
  if (!gateway?.enabled || (await context.subscriptions.isClosing(churchId))) throw new GatewayNotFound();
  const payment = {
    gateway,
    personId,
    paymentSource: await paymentSourceOfDue(context, gift),
    amount: churchMoney(churchId, amount),
    coveredFee: churchMoney(churchId, coveredFee),
    funds: await context.subscriptions.fundsOf(gift),
    notes: "",
    campaign,
    sentKey: key ?? null,
    address,
  };
  const donor = { churchId, personId, isGuest: false };
  return answerGift(await guardGiftAttempt(context, donor, payment, () => takePayment(context, payment)));
}
