import type { CallAnswer, CallInput, Endpoint } from "@offertory/contract";
import { z } from "zod";
import { productUrls } from "./product-urls.ts";

const Texts = z.record(z.string(), z.coerce.string()).default({});
const Input = z.object({ params: Texts, query: Texts, body: z.unknown().optional() });

/** Calls the running product as any client does, and fails on an answer that does not match the contract. */
export async function callWire<E extends Endpoint>(
  endpoint: E,
  token: string,
  input: CallInput<E>,
): Promise<CallAnswer<E>> {
  const { params, query, body } = Input.parse(input);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const asked = new URLSearchParams(query);
  const answer = await fetch(`${productUrls().portal}/api/${endpoint.api}${path}?${asked.toString()}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const read = (endpoint.answer as E["answer"]).safeParse(answer.ok ? JSON.parse(text) : undefined);
  if (!read.success) throw new Error(`${endpoint.method} ${path} answered ${answer.status}: ${text}`);
  return read.data;
}
