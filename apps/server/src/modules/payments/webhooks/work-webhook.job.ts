import { z } from "zod";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import type { Payments } from "../payments.ts";

export const WORK_WEBHOOK = "giving-work-webhook";
const Payload = z.object({ gatewayId: z.string(), eventId: z.string() });

/** Works on one thing that was told: in which order things were told does not matter. */
export async function workWebhook(
  giving: Pick<Payments, "gateways" | "inbox" | "now" | "webhookHandlers">,
  payload: unknown,
): Promise<void> {
  const { gatewayId, eventId } = Payload.parse(payload);
  if (await giving.inbox.isOld(gatewayId, eventId, giving.now())) return;
  const delivery = await giving.inbox.find(gatewayId, eventId);
  const gateway = delivery && (await giving.gateways.find(delivery.churchId, gatewayId));
  if (!delivery || !gateway || delivery.workedAt) return;
  await faultPoint("webhook-before-work");
  await giving.webhookHandlers[delivery.about]?.({ gateway, delivery });
  await faultPoint("webhook-mid-work");
  await giving.inbox.done(gatewayId, eventId, giving.now());
}
