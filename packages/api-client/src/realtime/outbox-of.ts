import type { Client } from "../react/start-client.ts";
import { openOutbox, type Outbox } from "./open-outbox.ts";

const outboxes = new WeakMap<Client, Outbox>();

/** Returns the outbox of a page. It is opened when a signed-in person first needs it, so visitors never load its code. */
export function outboxOf(client: Client): Outbox {
  const opened = outboxes.get(client) ?? openOutbox({ session: client.session, call: client.call, page: window });
  outboxes.set(client, opened);
  return opened;
}
