import type { Payments } from "../payments.ts";
import type { WebhookEvent } from "../webhooks/webhook-handler.ts";
import { syncMethod } from "./sync-method.ts";

/** Event types after which the method may be gone: detached, deleted, or its mandate changed. */
const REMOVAL_TYPES = /detached$|deleted$|^mandate\.|\.DELETED$/;

/** Handles an event about a payment method, its setup or its mandate. */
export const handlePaymentMethodEvent = async (
  context: Payments,
  { gateway, delivery }: WebhookEvent,
): Promise<void> => {
  const { churchId, gatewayId, objectId, type } = delivery;
  if (!objectId) return;
  const seen = await syncMethod(context, gateway, { id: objectId, isGone: REMOVAL_TYPES.test(type) });
  if (seen?.outcome === "saved") await context.methodSetups.end({ churchId, gatewayId, id: objectId });
};
