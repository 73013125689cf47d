import type { FastifyInstance } from "fastify";
import { findRow } from "../find-row.ts";
import { newId } from "../new-id.ts";
import { asList, asObject, asText, dig } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import type { WebhookRow } from "../rows.ts";
import { ALGORITHM, certificate, certificateUrl, isSigned } from "./sign-webhook.ts";
import { sliceMember } from "./slice-member.ts";
import { takeCall, type Call } from "../take-call.ts";
import type { World } from "../world.ts";

const MAX_WEBHOOKS = 10;

export function webhookRoutes(web: FastifyInstance, world: World): void {
  takeCall(web, world, {
    method: "POST",
    path: "/v1/notifications/webhooks",
    handle(call) {
      const webhook = createWebhook(world, call);
      return { status: 201, body: showWebhook(world, webhook) };
    },
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v1/notifications/webhooks",
    handle: ({ account }) => ({
      status: 200,
      body: { webhooks: webhooksOf(world, account.id).map((webhook) => showWebhook(world, webhook)) },
    }),
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v1/notifications/webhooks/:id",
    handle: (call) => ({ status: 200, body: showWebhook(world, findRow(world.webhooks, call)) }),
  });

  takeCall(web, world, {
    method: "PATCH",
    path: "/v1/notifications/webhooks/:id",
    handle(call) {
      const webhook = { ...findRow(world.webhooks, call) };
      for (const patch of asList(call.body, "/")) {
        if (dig(patch, "path") === "/url") webhook.url = readUrl(dig(patch, "value"));
        if (dig(patch, "path") === "/event_types") webhook.events = readEvents(dig(patch, "value"));
      }
      return { status: 200, body: showWebhook(world, world.webhooks.put(webhook.id, webhook)) };
    },
  });

  takeCall(web, world, {
    method: "DELETE",
    path: "/v1/notifications/webhooks/:id",
    handle(call) {
      world.webhooks.delete(findRow(world.webhooks, call).id);
      return { status: 204 };
    },
  });

  takeCall(web, world, {
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    handle: (call) => ({ status: 200, body: { verification_status: verify(world, call) ? "SUCCESS" : "FAILURE" } }),
  });

  web.get("/paypal/v1/notifications/certs/:id", async (_request, reply) => {
    const text = certificate(world);
    await world.saved();
    return reply.type("application/x-pem-file").send(text);
  });
}

function createWebhook(world: World, { account, body }: Call): WebhookRow {
  const wanted = asObject(body, "/");
  const url = readUrl(wanted["url"]);
  const events = readEvents(wanted["event_types"]);
  const known = webhooksOf(world, account.id);
  if (known.some((webhook) => webhook.url === url)) {
    throw new Refusal(400, "WEBHOOK_URL_ALREADY_EXISTS", "This address has a webhook already.");
  }
  if (known.length >= MAX_WEBHOOKS) {
    throw new Refusal(400, "WEBHOOK_NUMBER_LIMIT_EXCEEDED", "An app has ten webhooks at most.");
  }
  const id = newId();
  return world.webhooks.put(id, { id, account: account.id, url, events, created: world.clock.now() });
}

function readUrl(value: unknown): string {
  const url = asText(value, "/url");
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw invalid("/url", "Not an address that could be called.");
}

function readEvents(value: unknown): string[] {
  const names = asList(value, "/event_types").map((type) => asText(dig(type, "name"), "/event_types/name"));
  if (names.length > 0 && names.every((name) => name === "*" || /^[A-Z][A-Z0-9.-]+$/.test(name))) return names;
  throw invalid("/event_types", "Not the names of events.");
}

function invalid(field: string, issue: string): Refusal {
  return new Refusal(400, "VALIDATION_ERROR", "The call is not valid.", [{ field, issue, description: issue }]);
}

function webhooksOf(world: World, account: string): WebhookRow[] {
  return [...world.webhooks.values()].filter((webhook) => webhook.account === account);
}

function showWebhook(world: World, { id, url, events }: WebhookRow) {
  const self = `${world.base()}/v1/notifications/webhooks/${id}`;
  return {
    id,
    url,
    event_types: events.map((name) => ({ name, description: name, status: "ENABLED" })),
    links: [
      { href: self, rel: "self", method: "GET" },
      { href: self, rel: "delete", method: "DELETE" },
    ],
  };
}

function verify(world: World, { account, body, raw }: Call): boolean {
  const given = asObject(body, "/");
  const text = (name: string) => asText(given[name], `/${name}`);
  const event = sliceMember(raw, "webhook_event");
  const transmission = {
    id: text("transmission_id"),
    time: text("transmission_time"),
    webhookId: text("webhook_id"),
  };
  const ours = text("auth_algo") === ALGORITHM && text("cert_url") === certificateUrl(world);
  const webhook = world.webhooks.get(transmission.webhookId);
  if (!ours || event === undefined || webhook?.account !== account.id) return false;
  return isSigned(world, transmission, event, text("transmission_sig"));
}
