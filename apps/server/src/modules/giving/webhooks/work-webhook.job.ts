import { z } from "zod";
import type { Giving } from "../giving.ts";
import { HEARERS } from "./hear.ts";

export const WORK_WEBHOOK = "giving-work-webhook";
const Payload = z.object({ gatewayId: z.string(), eventId: z.string() });

/** Works on one thing that was told: in which order things were told does not matter. */
export async function workWebhook(giving: Giving, payload: unknown): Promise<void> {
  const { gatewayId, eventId } = Payload.parse(payload);
  const letter = await giving.inbox.find(gatewayId, eventId);
  const gateway = letter && (await giving.gateways.find(letter.churchId, gatewayId));
  if (!letter || !gateway || letter.workedAt) return;
  await HEARERS[letter.about]?.(giving, { gateway, letter });
  await giving.inbox.done(gatewayId, eventId, giving.now());
}
