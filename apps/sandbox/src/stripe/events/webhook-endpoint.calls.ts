import { randomBytes } from "node:crypto";
import { isOwnHost } from "../../web/is-own-host.ts";
import { newId, type Account } from "../account.ts";
import { PAGE_PARAMS, type Call } from "../call.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { invalid, missingParam, noSuch } from "../stripe-error.ts";
import type { WebhookEndpoint } from "../wire.ts";

const MAX_ENDPOINTS = 16;

function find(account: Account, id: string): WebhookEndpoint {
  const endpoint = account.endpoints.get(id);
  if (!endpoint) throw noSuch("webhook endpoint", id, "webhook_endpoint");
  return endpoint;
}

function readUrl(params: Params): string {
  const url = params.required("url");
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw invalid("url", "Invalid URL: An explicit scheme (such as https) must be provided.", "url_invalid");
  }
  // The sandbox calls only this machine, so another host is refused when the endpoint is created.
  if (!isOwnHost(new URL(url).host)) throw invalid("url", "The sandbox calls only this machine.", "url_invalid");
  return url;
}

export const webhookEndpointCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/webhook_endpoints",
    takes: "url enabled_events description metadata api_version connect",
    run(account, { params }) {
      if (account.endpoints.size() >= MAX_ENDPOINTS) {
        throw invalid("url", "You have reached the maximum of 16 test webhook endpoints.");
      }
      const enabled = params.texts("enabled_events");
      if (enabled.length === 0) throw missingParam("enabled_events");
      const secret = `whsec_${randomBytes(24).toString("base64url")}`;
      const endpoint: WebhookEndpoint = {
        id: newId("we"),
        object: "webhook_endpoint",
        api_version: params.nullable("api_version"),
        application: null,
        created: account.clock.seconds(),
        description: params.nullable("description"),
        enabled_events: enabled,
        livemode: false,
        metadata: mergeMetadata({}, params),
        status: "enabled",
        url: readUrl(params),
      };
      account.secrets.put(endpoint.id, secret);
      account.endpoints.put(endpoint.id, endpoint);
      // The secret is shown only in this answer.
      return { ...endpoint, secret };
    },
  },
  {
    method: "GET",
    path: "/v1/webhook_endpoints",
    takes: PAGE_PARAMS,
    run: (account, { params, url }) => listPage(account.endpoints.values(), params, url),
  },
  { method: "GET", path: "/v1/webhook_endpoints/:id", takes: "", run: (account, { id }) => find(account, id) },
  {
    method: "POST",
    path: "/v1/webhook_endpoints/:id",
    takes: "url enabled_events description metadata disabled",
    run(account, { id, params }) {
      const endpoint = find(account, id);
      const disabled = params.flag("disabled");
      return account.endpoints.put(id, {
        ...endpoint,
        url: params.has("url") ? readUrl(params) : endpoint.url,
        enabled_events: params.has("enabled_events") ? params.texts("enabled_events") : endpoint.enabled_events,
        description: params.has("description") ? params.nullable("description") : endpoint.description,
        metadata: mergeMetadata(endpoint.metadata, params),
        status: disabled === undefined ? endpoint.status : disabled ? "disabled" : "enabled",
      });
    },
  },
  {
    method: "DELETE",
    path: "/v1/webhook_endpoints/:id",
    takes: "",
    run(account, { id }) {
      find(account, id);
      account.endpoints.delete(id);
      account.secrets.delete(id);
      return { id, object: "webhook_endpoint", deleted: true };
    },
  },
];
