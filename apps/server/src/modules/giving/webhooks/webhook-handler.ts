import type { Selectable } from "kysely";
import type { Gateway } from "../gateways/gateway-store.ts";
import type { GivingTables } from "../giving-tables.ts";
import type { Giving } from "../giving.ts";

export interface WebhookEvent {
  gateway: Gateway;
  delivery: Selectable<GivingTables["webhookInbox"]>;
}

/** Asks for the present state of what was told of, and passes it to the function that applies it. A thrown error means: again, later. */
export type WebhookHandler = (giving: Giving, heard: WebhookEvent) => Promise<void>;
