import * as contract from "@offertory/contract";
import type { Endpoint } from "@offertory/contract";
import type { Pool } from "pg";
import { isEndpoint } from "../../tools/main-thread/is-endpoint.ts";
import { isLeftOut, readKnownValues } from "../../tools/main-thread/known-values.ts";
import { makeInput } from "../../tools/main-thread/schema-input.ts";
import type { CallToMeasure } from "./measure-call.ts";
import type { Send } from "./send.ts";

export interface EndpointCall extends CallToMeasure {
  isRead: boolean;
}

/** Few writes are measured: each leaves rows behind, and most are rate limited. */
const MAX_WRITES = 40;
/** Calls that end sessions or delete rows that other calls need come last. */
const METHODS = ["GET", "POST", "PATCH", "DELETE"];
const RUN_LAST = /signOut|sessions|archive|erase|merge|\/me\/|self|userchurch/i;

/** Returns every call of the contract, with values that exist in the church. */
export async function everyEndpoint(
  send: Send,
  pool: Pool,
  { churchId, userId, tokenFor }: { churchId: string; userId: string; tokenFor: (api: string) => string },
): Promise<EndpointCall[]> {
  const valueOf = await readKnownValues(pool, churchId, userId);
  const isLate = ({ path }: Endpoint) => Number(RUN_LAST.test(path));
  const rank = ({ method }: Endpoint) => METHODS.indexOf(method);
  const calls = Object.values(contract)
    .filter((value) => isEndpoint(value))
    .toSorted((one, other) => isLate(one) - isLate(other) || rank(one) - rank(other));
  return calls.map((call) => {
    const known = { isLeftOut, valueOf: (field: string) => valueOf(call.path, field) };
    const params = textsOf(makeInput(call.params, known));
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "x"));
    const search = new URLSearchParams(textsOf(makeInput(call.query, known))).toString();
    const isRead = call.method === "GET";
    const body = call.method === "POST" || call.method === "PATCH" ? makeInput(call.body, known) : undefined;
    const token = call.signedBy === "account" ? tokenFor("account") : tokenFor(call.api);
    return {
      name: `${call.method} /${call.api}${call.path}`,
      isRead,
      run: () => send(call.method, `/api/${call.api}${path}${search && `?${search}`}`, { token, body }),
      ...(!isRead && { most: MAX_WRITES }),
    };
  });
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, field]) =>
      field === undefined || field === null ? [] : [[name, String(field)]],
    ),
  );
