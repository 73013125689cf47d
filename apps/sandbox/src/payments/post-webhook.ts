import { isOwnHost } from "../web/is-own-host.ts";
import type { Delivery } from "./delivery.ts";
import type { Attempt } from "./delivery.ts";

const WEBHOOK_TIMEOUT_MS = 20_000;

/** Attempts one delivery. Only addresses of this machine are called. */
export async function postWebhook(
  { url, body }: Pick<Delivery, "url" | "body">,
  headers: Record<string, string>,
  closing: AbortSignal,
): Promise<Omit<Attempt, "at">> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  if (!URL.canParse(url) || !isOwnHost(new URL(url).host)) {
    return { status: null, error: "The sandbox calls only this machine.", took: 0 };
  }
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.any([closing, AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return { status: answer.status, error: null, took: took() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: null, error: cause instanceof Error ? cause.message : String(cause), took: took() };
  }
}
