import { z } from "zod";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import type { Payments } from "../payments.ts";

export const HANDLE_WEBHOOK = "giving-work-webhook";
const Payload = z.object({ gatewayId: z.string(), eventId: z.string() });

/** Handles one stored event. The order of events does not matter, because the handler fetches the current state. */
export async function handleWebhookJob(
  context: Pick<Payments, "gateways" | "inbox" | "now" | "webhookHandlers">,
  payload: unknown,
): Promise<void> {
  const { gatewayId, eventId } = Payload.parse(payload);
  if (await context.inbox.completeIfOutdated(gatewayId, eventId, context.now())) return;
  const delivery = await context.inbox.find(gatewayId, eventId);
  const gateway = delivery && (await context.gateways.find(delivery.churchId, gatewayId));
  if (!delivery || !gateway || delivery.workedAt) return;
  await faultPoint("webhook-before-work");
  await context.webhookHandlers[delivery.about]?.({ gateway, delivery });
  await faultPoint("webhook-mid-work");
  await context.inbox.complete(gatewayId, eventId, context.now());
}
