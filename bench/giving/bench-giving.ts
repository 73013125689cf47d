import type pg from "pg";
import { addFund, addGateway } from "@offertory/contract";
import { z } from "zod";
import type { Client } from "../client.ts";
import type { Measured } from "../measure.ts";
import { benchDashboard } from "./bench-dashboard.ts";
import { benchGifts, type HeldGifts } from "./bench-gifts.ts";
import { benchLists } from "./bench-lists.ts";
import { benchShortCalls } from "./bench-short-calls.ts";
import { benchStatements } from "./bench-statements.ts";
import { benchWebhooks } from "./bench-webhooks.ts";
import { makeDonors } from "./make-donors.ts";
import { makeGifts } from "./make-gifts.ts";
import type { RunningSandbox } from "./start-sandbox.ts";
import type { Bar } from "../bar.ts";

interface GivingContext {
  churchId: string;
  /** A giving token of an administrator of the church. */
  token: string;
  secret: string;
  /** The cost of a bare call on this machine. */
  yardstick: Measured;
  sandbox: RunningSandbox;
  size: typeof LARGE;
  /** The server's process, and the postmaster of PostgreSQL. */
  pids: { server: number; postgres: number };
}

/**
 * Alone, giving is measured with a million gifts; together with everything else with a quarter of that, which saves
 * minutes.
 */
export const LARGE = { gifts: 1_000_000, statements: 4000 };
export const MEDIUM = { gifts: 250_000, statements: 1000 };
const PEOPLE = 100_000;
const DONORS = 100;
const PROVIDER_MS = 200;
/**
 * The limit of the short calls, and the cost of a bare call on the machine where it was set: machines differ by a
 * factor of two and more.
 */
const SHORT_CALL_MS = 0.15;
const BARE_CALL_MS = 0.048;
const RATE = { perSecond: 40, seconds: 20 };

/** Measures giving in a church with many gifts: the short calls, the lists, and gifts at the rate of a busy Sunday. */
export async function benchGiving(
  pool: pg.Pool,
  client: Client,
  { churchId, token, secret, yardstick, sandbox, size, pids }: GivingContext,
): Promise<{ results: Measured[]; bars: Bar[] }> {
  const post = async (path: string, body: object): Promise<unknown> =>
    JSON.parse(await client.call("POST", `/api/giving${path}`, { token, body }));
  const fund = z.parse(addFund.answer, await post("/funds", { name: "Measured" }));
  const gateway = z.parse(addGateway.answer, await post("/gateways", { provider: "stripe" }));
  const common = { churchId, gatewayId: gateway.id, pid: pids.server };

  const donorId = "p0000000007";
  const made = await makeGifts(pool, { churchId, count: size.gifts, people: PEOPLE, donorId });
  console.log(
    `Made ${size.gifts} gifts in ${made.seconds.toFixed(0)} s: ${made.megabytes.toFixed(0)} MB with indexes.`,
  );
  const lists = await benchLists(client, { token, funds: made.funds, donorId, pid: pids.server });
  const short = await benchShortCalls(client, common);

  const personIds = Array.from({ length: DONORS }, (_, index) => `p${String(index * 50 + 20).padStart(10, "0")}`);
  const donors = await makeDonors(pool, client, { churchId, gatewayId: gateway.id, personIds, secret });
  await sandbox.delay("POST /v1/payment_intents", PROVIDER_MS);
  const context = { churchId, gatewayId: gateway.id, fundId: fund.id, donors, pids: { ...pids, sandbox: sandbox.pid } };
  const held = await benchGifts(pool, client, context, RATE);
  await sandbox.clearFaults();
  const statements = await benchStatements(pool, client, { churchId, token, pid: pids.server, count: size.statements });
  const webhooks = await benchWebhooks(pool, client, { ...common, encryptionKey: secret });
  const desk = await benchDashboard(pool, client, { ...common, fundId: fund.id, token, gifts: size.gifts });

  printGifts(held);
  const cpuOf = (name: string) => short.find((one) => one.name === `${name}, 32 at a time`)?.cpu ?? Number.NaN;
  console.log(`a page of 50 gifts has ${lists.pageBytes} bytes`);
  return {
    results: [yardstick, ...short, ...webhooks, ...lists.measured, ...desk.measured],
    bars: [
      ...["fee", "funds", "gateways"].map((name) =>
        bar(
          `${name}, 32 at a time: ${cpuOf(name).toFixed(3)} ms CPU, times a bare call`,
          cpuOf(name) / yardstick.cpu,
          SHORT_CALL_MS / BARE_CALL_MS,
          " ×",
        ),
      ),
      bar(`slowest list of ${size.gifts} gifts (${lists.slowest.filter}): p95`, lists.slowest.p95, 50, " ms"),
      bar("a gift, all that the server does for it", held.cpu.server, 8, " ms CPU"),
      bar(`errors of ${held.gifts} gifts at ${RATE.perSecond} a second`, held.errors.length, 1),
      bar(
        "gifts that were lost, doubled, or cents that do not add up",
        held.records.lost + held.records.double + held.records.rest,
        1,
      ),
      bar("jobs that failed", held.records.failedJobs, 1),
      ...desk.bars,
      ...statements,
    ],
  };
}

const bar = (name: string, value: number, under: number, unit = ""): Bar => ({
  text: `${name} ${value.toFixed(unit ? 3 : 0)}${unit}`,
  value,
  under,
});

function printGifts({ gifts, cpu, times, errors, seconds, restMs, lateMs, records }: HeldGifts): void {
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0);
  const all = cpu.server + cpu.postgres + cpu.sandbox;
  console.log(
    `\n${gifts} gifts in ${seconds.toFixed(1)} s by a company that takes ${PROVIDER_MS} ms; ${errors.length} errors`,
  );
  console.log(
    `answered in ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}; sent at most ${lateMs.toFixed(0)} ms late`,
  );
  console.log(`jobs went on for ${(restMs / 1000).toFixed(1)} s after the last answer; ${records.failedJobs} failed`);
  console.log(`books: ${records.lost} lost, ${records.double} double, ${records.rest} cents of difference`);
  console.log("milliseconds of CPU for a gift");
  for (const name of ["server", "postgres", "sandbox", "client"] as const) {
    const share = name === "client" ? "" : `${((cpu[name] / all) * 100).toFixed(0).padStart(5)} %`;
    console.log(`  ${name.padEnd(10)}${cpu[name].toFixed(2).padStart(8)}${share}`);
  }
  for (const error of new Set(errors.slice(0, 100))) console.log(`  error: ${error}`);
}
