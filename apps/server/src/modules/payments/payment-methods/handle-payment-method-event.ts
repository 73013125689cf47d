import type { Payments } from "../payments.ts";
import type { WebhookEvent } from "../webhooks/webhook-handler.ts";
import { followMethod } from "./follow-method.ts";

/** Told at its end: the method was taken off its customer, or must not be charged any more. */
const GONE = /detached$|deleted$|^mandate\.|\.DELETED$/;

/** A payment method, its setup or its mandate has changed at the provider. */
export const handlePaymentMethodEvent = async (
  context: Payments,
  { gateway, delivery }: WebhookEvent,
): Promise<void> => {
  const { churchId, gatewayId, objectId, type } = delivery;
  if (!objectId) return;
  const seen = await followMethod(context, gateway, { id: objectId, isGone: GONE.test(type) });
  if (seen?.outcome === "saved") await context.methodSetups.end({ churchId, gatewayId, id: objectId });
};
