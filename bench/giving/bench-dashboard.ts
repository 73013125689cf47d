import { setTimeout as pause } from "node:timers/promises";
import { listLedger, readLedgerCheck, startLedgerCheck } from "@offertory/contract";
import type pg from "pg";
import { z } from "zod";
import type { Client } from "../client.ts";
import { measure, type Measured } from "../measure.ts";
import type { Bar } from "../bar.ts";
import { makeLedger } from "./make-ledger.ts";
import { makeRecurring } from "./make-recurring.ts";

interface DashboardContext {
  churchId: string;
  gatewayId: string;
  fundId: string;
  /** A giving token of a person who may view and record donations. */
  token: string;
  /** The server process. */
  pid: number;
  /** How many gifts the church has. */
  gifts: number;
}

const RECURRING = 20_000;
const SINCE = 200;

/** Measures the treasurer's dashboard and the ledger, in a church with many gifts. */
export async function benchDashboard(
  pool: pg.Pool,
  client: Client,
  { churchId, gatewayId, fundId, token, pid, gifts }: DashboardContext,
): Promise<{ measured: Measured[]; bars: Bar[] }> {
  const get = (path: string) => client.call("GET", `/api/giving${path}`, { token });
  const post = (path: string, body?: object) => client.call("POST", `/api/giving${path}`, { token, body });
  const made = await makeLedger(pool, churchId);
  await makeRecurring(pool, { churchId, gatewayId, count: RECURRING });
  const summing = await sumUpAll(pool, churchId);
  console.log(`Made ${made.lines} lines in ${made.entries} entries; summed up in ${summing.toFixed(0)} s.`);

  const measured: Measured[] = [];
  const time = async (name: string, run: (index: number) => Promise<unknown>) =>
    measured.push(await measure({ name, count: 60, warm: 5, pid, run }));
  for (const range of ["year", "months", "all"])
    await time(`dashboard: ${range}`, () => get(`/dashboard?range=${range}`));
  await time("dashboard: forecast", () => get("/dashboard/forecast"));
  const gift = { method: "check", donationDate: "2026-03-01", funds: [{ id: fundId, amount: 12 }] };
  for (let count = 0; count < SINCE; count += 1) await post("/donations", { ...gift, personId: personOf(count) });
  await time(`dashboard, ${SINCE} gifts later`, () => get("/dashboard?range=months"));

  const { next } = z.parse(listLedger.answer, JSON.parse(await get("/ledger?to=2019-05-05")));
  const pages = [
    "",
    "?from=2021-03-01&to=2021-03-07",
    `?to=2019-05-05&cursor=${next}`,
    `?donationId=g${String(gifts / 2).padStart(9, "0")}`,
    "?from=2031-01-01",
  ];
  await time("ledger, any page", (index) => get(`/ledger${pages[index % pages.length]}`));

  const seconds = await addAllCheckpoints(pool, churchId);
  await time("ledger, covered", (index) => get(`/ledger${pages[index % pages.length]}`));
  await time("ledger: checkpoints", () => get("/ledger/checkpoints"));
  const checking = await checkChain({ get, post }, client, pid);
  measured.push(checking.health);
  console.log(
    `Checkpoints added in ${seconds.toFixed(0)} s; the chain was checked in ${checking.seconds.toFixed(0)} s.`,
  );

  const calls = measured.filter(({ name }) => /^(dashboard|ledger)/.test(name));
  const slowest = calls.toSorted((one, other) => other.p95 - one.p95)[0]!;
  const bar = (text: string, value: number, under: number): Bar => ({
    text: `${text} ${value.toFixed(1)} ms`,
    value,
    under,
  });
  return {
    measured,
    bars: [
      bar(`slowest call of the treasurer's desk (${slowest.name}): p95`, slowest.p95, 100),
      bar("/health while the ledger is checked: p99", checking.health.p99, 50),
    ],
  };
}

const personOf = (count: number): string => `p${String(count * 7).padStart(10, "0")}`;

/** Deletes the sums and lets the server's own job compute them again. */
async function sumUpAll(pool: pg.Pool, churchId: string): Promise<number> {
  for (const table of ["giving_days", "giving_donors", "giving_summed"])
    await pool.query(`delete from ${table} where church_id = $1`, [churchId]);
  const seconds = await untilDone(pool, "giving-sum-up", () =>
    has(pool, "select from giving_summed where church_id = $1 and up_to > 0", churchId),
  );
  await pool.query("vacuum analyze giving_days, giving_donors");
  return seconds;
}

const addAllCheckpoints = (pool: pg.Pool, churchId: string): Promise<number> =>
  untilDone(pool, "giving-seal-ledger", () =>
    has(
      pool,
      `select where not exists (select from ledger where church_id = $1
         and line > coalesce((select max(last_line) from ledger_checkpoints where church_id = $1), 0))`,
      churchId,
    ),
  );

const has = async (pool: pg.Pool, text: string, churchId: string): Promise<boolean> =>
  (await pool.query(text, [churchId])).rowCount !== 0;

async function untilDone(pool: pg.Pool, job: string, isDone: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  await pool.query("select graphile_worker.add_job($1)", [job]);
  while (!(await isDone())) await pause(250);
  return (performance.now() - begun) / 1000;
}

interface Asked {
  get(path: string): Promise<string>;
  post(path: string): Promise<string>;
}

/** Checks the whole hash chain, and measures /health meanwhile. */
async function checkChain({ get, post }: Asked, client: Client, pid: number) {
  const begun = performance.now();
  const { id } = z.parse(startLedgerCheck.answer, JSON.parse(await post("/ledger/checks")));
  const health = await measure({
    name: "/health, ledger being checked",
    count: 500,
    pid,
    run: async () => {
      await pause(5);
      await client.call("GET", "/health");
    },
  });
  for (;;) {
    const check = z.parse(readLedgerCheck.answer, JSON.parse(await get(`/ledger/checks/${id}`)));
    if (check.trouble || check.status === "failed")
      throw new Error(`The ledger is not whole: ${JSON.stringify(check)}`);
    if (check.status === "done") return { seconds: (performance.now() - begun) / 1000, health };
    await pause(500);
  }
}
