import type { CallAnswer, CallInput, Endpoint } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { productUrls } from "../support/product-urls.ts";

/** Calls the server's API from the test, to create what a journey begins with. */
export async function callApi<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: CallInput<E>,
  token?: string,
): Promise<CallAnswer<E>>;
export async function callApi(
  request: APIRequestContext,
  endpoint: Endpoint,
  input: unknown,
  token?: string,
): Promise<unknown> {
  const params = new URLSearchParams(partOf(input, "params") ?? {});
  const body = partOf(input, "body");
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ""));
  const answer = await request.fetch(`${productUrls().portal}/api/${endpoint.api}${path}`, {
    method: endpoint.method,
    ...(body ? { data: body } : {}),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (!answer.ok()) throw new Error(`${endpoint.path} answered ${answer.status()}: ${await answer.text()}`);
  return endpoint.answer.parse(await answer.json());
}

const partOf = (input: unknown, part: "params" | "body"): Record<string, string> | undefined =>
  input instanceof Object ? new Map(Object.entries(input)).get(part) : undefined;
