import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startStatementRun, StatementPaper, StatementRun } from "@offertory/contract";
import type pg from "pg";
import { z } from "zod";
import type { Client } from "../client.ts";
import type { Bar } from "../bar.ts";

interface StatementContext {
  churchId: string;
  token: string;
  /** The server process. */
  pid: number;
  /** How many donors get a statement. */
  count: number;
}

const GIFTS = 12;
const YEAR = 2015;
const MAX_MS_EACH = 12;
const LOOK_MS = 250;

/**
 * Measures the statements of donors with a gift a month, in seven languages in Latin script: reading, rendering, and
 * sending to a mail server. The sandbox syncs every email to disk before it answers; that time is part of the
 * measurement, as with a real mail server.
 */
export async function benchStatements(
  pool: pg.Pool,
  client: Client,
  { churchId, token, pid, count }: StatementContext,
): Promise<Bar[]> {
  await makeDonors(pool, churchId, count);
  const get = async (path: string): Promise<unknown> =>
    JSON.parse(await client.call("GET", `/api/giving/statements${path}`, { token }));
  const before = megabytesOf(pid);
  const begun = performance.now();
  const started = z.parse(
    startStatementRun.answer,
    JSON.parse(await client.call("POST", "/api/giving/statements/runs", { token, body: { year: YEAR } })),
  );
  let run: StatementRun = started;
  let most = before;
  let slowest = 0;
  while (run.status === "running") {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const asked = performance.now();
    await client.call("GET", "/health");
    slowest = Math.max(slowest, performance.now() - asked);
    most = Math.max(most, megabytesOf(pid));
    run = z.parse(StatementRun, await get(`/runs/${run.id}`));
  }
  const seconds = (performance.now() - begun) / 1000;
  const each = (seconds * 1000) / count;
  const printing = performance.now();
  const pages = await client.call("GET", `/api/giving/statements/print/${YEAR}?who=all`, { token });
  const printed = (performance.now() - printing) / 1000;
  most = Math.max(most, megabytesOf(pid));
  const alone = await drawAlone(z.parse(StatementPaper, await get(`/preview/st1/${YEAR}`)));
  console.log(
    `\n${run.sent} of ${run.emails} statements of ${GIFTS} gifts mailed in ${seconds.toFixed(1)} s; all in one file of ` +
      `${(pages.length / 1e6).toFixed(0)} MB in ${printed.toFixed(1)} s; the whole server had ${before} MB before and at most ` +
      `${most} MB while it drew, mailed and answered; /health meanwhile at most ${slowest.toFixed(0)} ms`,
  );
  return [
    { text: `a statement, of ${count}, drawn and mailed in ${each.toFixed(1)} ms`, value: each, under: MAX_MS_EACH },
    { text: `memory of a process that draws statements: ${alone} MB`, value: alone, under: 300 },
    { text: `statements that did not go ${count - run.sent}`, value: count - run.sent, under: 1 },
  ];
}

const drawAlone = (paper: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "draw-alone.ts"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.once("message", (megabytes) => resolve(Number(megabytes)));
    child.once("exit", () => reject(new Error("The drawing process ended without an answer.")));
    child.send(paper);
  });

/** Creates donors with gifts in a year that no other measurement uses, with their own addresses. */
async function makeDonors(pool: pg.Pool, churchId: string, count: number): Promise<void> {
  await pool.query(
    `with fund as (insert into funds (church_id, id, name) values ($1, 'st-fund', 'Statements') returning id),
      batch as (
        insert into batches (church_id, id, name, batch_date, online) values ($1, 'st-batch', '', make_date($3, 1, 1), false)
      ), donors as (
        insert into people (church_id, id, first_name, last_name, email, address1, city, state, zip)
        select $1, 'st' || n, (array['Ann', 'Bengt', 'Chloé', 'Doña', 'Émile', 'Jürgen'])[1 + n % 6], 'Donor ' || n,
          'donor' || n || '@example.org', n || ' River Street', 'Ames', 'IA', '50010'
        from generate_series(1, $2::int) n
      ), accounts as (
        insert into users (id, email, language)
        select 'st' || n, 'donor' || n || '@example.org', (array['en', 'de', 'es', 'fr', 'it', 'no', 'pt'])[1 + n % 7]
        from generate_series(1, $2::int) n
      )
      select 1`,
    [churchId, count, YEAR],
  );
  await pool.query(
    `insert into user_churches (user_id, church_id, person_id) select 'st' || n, $1, 'st' || n from generate_series(1, $2::int) n`,
    [churchId, count],
  );
  await pool.query(
    `insert into donations (church_id, id, batch_id, person_id, provider, transaction_id, donated_on, donated_at, amount, provider_fee, method,
       method_details, status)
     select $1, 'st' || n || '-' || month, 'st-batch', 'st' || n, 'stripe', 'ch_st_' || n || '_' || month,
       make_date($3, month, 1 + n % 28), make_date($3, month, 1 + n % 28)::timestamp at time zone 'UTC' + interval '18 hours',
       1000 + n % 9000, 59, 'card', 'visa 4242', 'succeeded'
     from generate_series(1, $2::int) n, generate_series(1, $4::int) month`,
    [churchId, count, YEAR, GIFTS],
  );
  await pool.query(
    `insert into ledger (church_id, entry_id, at, reason, account, fund_id, donation_id, amount, reference)
     select d.church_id, d.id, d.donated_at, 'gift', line.account, line.fund_id, d.id, line.sign * d.amount, d.transaction_id
     from donations d, (values ('provider', null, 1), ('fund', 'st-fund', -1)) as line (account, fund_id, sign)
     where d.church_id = $1 and d.batch_id = 'st-batch'`,
    [churchId],
  );
  for (const table of ["people", "donations", "ledger"]) await pool.query(`vacuum analyze ${table}`);
}

function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}
