import { uniqueId } from "@offertory/contract";
import type pg from "pg";
import { Stripe } from "stripe";
import { openEncryption } from "../../apps/server/src/platform/encryption/encryption.ts";
import { encryptionContext } from "../../apps/server/src/modules/gateways/gateways/encryption-context.ts";
import type { Client } from "../client.ts";
import { cpuOf, measure, type Measured } from "../measure.ts";
import { waitForJobs } from "./check-records.ts";

interface WebhookContext {
  churchId: string;
  gatewayId: string;
  encryptionKey: string;
  /** The server process. */
  pid: number;
}

/**
 * Sends signed events of gifts that have already succeeded, as nearly all are, and measures until all of them are
 * handled.
 */
export async function benchWebhooks(pool: pg.Pool, client: Client, context: WebhookContext): Promise<Measured[]> {
  const { churchId, gatewayId, encryptionKey, pid } = context;
  const { rows } = await pool.query<{ webhook_secret: string }>("select webhook_secret from gateways where id = $1", [
    gatewayId,
  ]);
  const secret = openEncryption(encryptionKey).decrypt(
    rows[0]?.webhook_secret ?? "",
    encryptionContext(churchId, gatewayId),
  );
  const intents = await pool.query<{ id: string; provider_id: string }>(
    "select id, provider_id from payment_intents where church_id = $1 and status = 'succeeded' limit 200",
    [churchId],
  );
  const post = (index: number): Promise<string> => {
    const { id, provider_id } = intents.rows[index % intents.rows.length]!;
    const object = { object: "payment_intent", id: provider_id, metadata: { intentId: id, churchId } };
    const event = { id: `evt_${uniqueId()}`, object: "event", type: "payment_intent.succeeded", data: { object } };
    const payload = JSON.stringify(event);
    const headers = { "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
    return client.call("POST", `/api/giving/webhooks/stripe/${gatewayId}`, { body: event, headers });
  };
  const before = cpuOf(pid);
  const [count, warm] = [1500, 500];
  const measured = await measure({ name: "webhook", count, warm, concurrency: 4, pid, run: post });
  await waitForJobs(pool);
  return [{ ...measured, cpu: (cpuOf(pid) - before) / (count + warm) }];
}
