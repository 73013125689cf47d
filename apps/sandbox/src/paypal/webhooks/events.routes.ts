import type { FastifyInstance } from "fastify";
import { findRow } from "../find-row.ts";
import { dig } from "../read-json.ts";
import { malformed } from "../refusal.ts";
import { readTimes } from "../reporting/read-times.ts";
import { takeCall, type Call } from "../take-call.ts";
import { EVENT_LIFETIME_MS, sendEvent } from "./emit-event.ts";
import type { World } from "../world.ts";

/** Lists the events of the last thirty days, newest first, for servers that missed webhooks. */
export function eventRoutes(web: FastifyInstance, world: World): void {
  takeCall(web, world, {
    method: "GET",
    path: "/v1/notifications/webhooks-events",
    handle: (call) => ({ status: 200, body: listEvents(world, call) }),
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v1/notifications/webhooks-events/:id",
    handle: (call) => ({ status: 200, body: findRow(world.events, call).body }),
  });

  takeCall(web, world, {
    method: "POST",
    path: "/v1/notifications/webhooks-events/:id/resend",
    handle(call) {
      const event = findRow(world.events, call);
      const ids = dig(call.body, "webhook_ids");
      for (const webhook of world.webhooks.values()) {
        const wanted = !Array.isArray(ids) || ids.includes(webhook.id);
        if (webhook.account === call.account.id && wanted) sendEvent(world, event, webhook);
      }
      return { status: 202, body: event.body };
    },
  });
}

function listEvents(world: World, { account, query }: Call) {
  const size = Number(query.get("page_size") ?? 10);
  if (!Number.isInteger(size) || size < 1 || size > 300) {
    throw malformed("INVALID_PARAMETER_VALUE", "A page has 1 to 300 events.", "page_size");
  }
  const now = world.clock.now();
  const { start, end } = readTimes(query, "start_time", "end_time", { start: now - EVENT_LIFETIME_MS, end: now });
  const type = query.get("event_type");
  const about = query.get("transaction_id");
  const before = query.get("next_page_token");
  const found = [...world.events.values()]
    .filter(
      (event) =>
        event.account === account.id && event.time >= Math.max(start, now - EVENT_LIFETIME_MS) && event.time <= end,
    )
    .filter((event) => (!type || event.type === type) && (!about || event.about === about))
    .toReversed();
  const from = before ? found.findIndex(({ id }) => id === before) + 1 : 0;
  const page = found.slice(from, from + size);
  const last = page.at(-1);
  const self = `${world.base()}/v1/notifications/webhooks-events`;
  const more = from + size < found.length && last;
  if (more) query.set("next_page_token", last.id);
  return {
    events: page.map(({ body }) => body),
    count: page.length,
    links: [
      { href: self, rel: "self", method: "GET" },
      ...(more ? [{ href: `${self}?${query.toString()}`, rel: "next", method: "GET" }] : []),
    ],
  };
}
