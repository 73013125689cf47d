import type { Client } from "../client.ts";
import { measure, type Measured } from "../measure.ts";

interface ShortContext {
  churchId: string;
  gatewayId: string;
  /** The server process. */
  pid: number;
}

/** Measures the calls of every donation form that is opened: the fee, the funds, the gateways. */
export async function benchShortCalls(client: Client, { churchId, gatewayId, pid }: ShortContext): Promise<Measured[]> {
  const get = (path: string) => () => client.call("GET", `/api/giving${path}`);
  const calls = {
    fee: (index: number) =>
      client.call("POST", `/api/giving/donate/fee?churchId=${churchId}`, {
        body: { amount: 10 + (index % 100), provider: "stripe", gatewayId },
      }),
    funds: get(`/funds/churchId/${churchId}`),
    gateways: get(`/donate/gateways/${churchId}`),
    "/health": () => client.call("GET", "/health"),
  };
  const results: Measured[] = [];
  for (const [name, run] of Object.entries(calls)) {
    results.push(await measure({ name, count: 2000, pid, run }));
    const many = { concurrency: 32, count: 8000, warm: 12_000 };
    results.push(await measure({ name: `${name}, 32 at a time`, ...many, pid, run }));
  }
  return results;
}
