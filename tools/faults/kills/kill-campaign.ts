import { setTimeout as pause } from "node:timers/promises";
import type { TestServer } from "../../test/test-server.ts";
import { judgeRun, openChurches, openRun } from "../campaign.ts";
import { playWithRetries } from "../play-with-retries.ts";
import { ALL_POINTS } from "../points.ts";
import { seeded, type Random } from "../random.ts";
import { addCounts, addVerdict, NOTHING, sumTotals, type Totals } from "../totals.ts";
import { recover } from "../world/world-phases.ts";
import { openWorld, SECRETS, type World } from "../world/open-world.ts";
import type { Run } from "../world/run.ts";
import { releaseJobs } from "../world/work-jobs.ts";
import { drive } from "./drive.ts";
import { freePorts, warmServer } from "./warm-server.ts";

/** How often the server is killed in one world before it recovers and is checked. */
const KILLS_PER_WORLD = 50;
const CHURCHES = 9;
/** A server that does not reach its fault point in this time is killed wherever it is. */
const MAX_LIFE_MS = 2_000;

interface Options {
  seed: string;
  kills: number;
  log?(line: string): void;
}

/**
 * Kills a real server process again and again while gifts, refunds and webhooks are in progress, and checks the records
 * afterwards.
 */
export async function runKills(postgres: TestServer, { seed, kills, log = () => {} }: Options): Promise<Totals> {
  let totals = structuredClone(NOTHING);
  while (totals.kills < kills) {
    const name = `${seed}/kills/${totals.kills}`;
    const deaths = Math.min(KILLS_PER_WORLD, kills - totals.kills);
    const play = (own: Totals) => playKills(postgres, name, deaths, own, log);
    totals = sumTotals(totals, await playWithRetries({ runs: 0, kills: deaths }, play, { log }));
    log(`${totals.kills} of ${kills} kills, ${totals.failed.length} churches with something wrong`);
  }
  return totals;
}

async function playKills(
  postgres: TestServer,
  name: string,
  deaths: number,
  totals: Totals,
  log: (line: string) => void,
): Promise<void> {
  const world = await openWorld(postgres);
  try {
    const churches = await openChurches(world, CHURCHES);
    const runs = churches.map((church, index) => openRun(world, `${name} ${index}`, church));
    totals.kills += await killAgainAndAgain(world, runs, seeded(name), deaths);
    await recover(world, runs);
    for (const run of runs) {
      const verdict = await judgeRun(world, run);
      addVerdict(totals, run.name, verdict);
      addCounts(totals, verdict);
      if (verdict.problems.length > 0) log([`FAILED ${run.name}`, ...verdict.problems].join("\n  "));
    }
  } finally {
    await world.close().catch((error: unknown) => log(`A world did not close: ${String(error)}`));
  }
}

async function killAgainAndAgain(world: World, runs: readonly Run[], random: Random, deaths: number): Promise<number> {
  const port = await freePorts();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...SECRETS,
    PORT: String(port),
    DATABASE_URL: world.databaseUrl,
    OFFERTORY_DATA: "/nonexistent",
    SMTP_URL: "smtp://127.0.0.1:1",
    SANDBOX_URL: world.wire.url,
    PORTAL_URL: world.wire.url,
  };
  for (const run of runs) forwardWebhooks(run, url);
  let [isOver, isUp] = [false, false];
  const life = { isOver: () => isOver, isUp: () => isUp };
  const driving = runs.map((run) => drive(run, url, life));
  let next = warmServer(env);
  try {
    for (let count = 0; count < deaths; count += 1) {
      const server = next;
      next = warmServer(env);
      await makeWork(world);
      const dieAt = random.chance(0.7) ? random.pick(ALL_POINTS) : null;
      if (!(await server.begin({ dieAt, passes: random.between(0, 12) }))) continue;
      isUp = true;
      await Promise.race([server.ended, pause(dieAt ? MAX_LIFE_MS : random.between(50, 1_000))]);
      server.kill();
      await server.ended;
      isUp = false;
    }
  } finally {
    isOver = true;
    next.kill();
    await Promise.all(driving);
  }
  return deaths;
}

/** Forwards the provider's webhooks to the running server; the provider sends those again that were not accepted. */
function forwardWebhooks({ church }: Run, serverUrl: string): void {
  church.onDelivery((delivery) => {
    const request = { method: "POST", headers: headersOf(delivery.headers), body: delivery.body };
    void fetch(`${serverUrl}${delivery.path}`, request)
      .then(
        ({ ok }) => ok,
        () => false,
      )
      .then((isTaken) => void (isTaken || church.deliveries.push(delivery)));
  });
}

/** The headers of the connection are set anew. */
const headersOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !["host", "connection", "content-length"].includes(name)),
  );

/**
 * Makes unfinished payments due for recovery now, so that servers are killed during recovery too, and unlocks the jobs
 * of dead workers.
 */
async function makeWork(world: World): Promise<void> {
  await releaseJobs(world);
  // A donor makes more orders here in seconds than the limit allows in an hour; that limit has its own tests.
  await world.pool.query("delete from rate_limits where key like 'order-person:%'");
  for (const table of ["payment_intents", "refunds"])
    await world.pool.query(
      `update ${table} set check_at = now() where check_at is not null and created_at < now() - interval '1 second'`,
    );
  for (const task of ["giving-recover-gifts", "giving-recover-refunds"])
    await world.pool.query("select graphile_worker.add_job($1, job_key := $1)", [task]);
}
