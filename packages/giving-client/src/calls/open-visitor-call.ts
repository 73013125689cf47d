import type { CallAnswer, CallInput } from "@offertory/contract";
import { askService } from "./ask-service.ts";
import type { EndpointAt, GivingCall, GivingPath } from "./giving-call.ts";

interface Parts {
  params?: { id?: string };
  query?: Record<string, string>;
  body?: unknown;
}
type Headers = Record<string, string>;

/** Returns a GivingCall for somebody without an account. */
export function openVisitorCall(givingApi: string): GivingCall {
  function call<Path extends GivingPath>(
    path: Path,
    input: CallInput<EndpointAt<Path>>,
    headers?: Headers,
  ): Promise<Partial<CallAnswer<EndpointAt<Path>>>>;
  function call(path: string, input: unknown, headers?: Headers): Promise<unknown> {
    const { params, query, body }: Parts = input instanceof Object ? input : {};
    const filled = path.replace(":id", encodeURIComponent(params?.id ?? ""));
    return askService(`${givingApi}${filled}${query ? `?${new URLSearchParams(query)}` : ""}`, { body, headers });
  }
  return call;
}
