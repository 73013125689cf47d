import type { Provider } from "@offertory/contract";
import type { TestServer } from "../test/test-server.ts";
import { judgeRecords, type Verdict } from "./judge/judge-records.ts";
import { readRecords } from "./judge/read-records.ts";
import { readPaypal } from "./judge/read-paypal.ts";
import { readStripe } from "./judge/read-stripe.ts";
import { playWithRetries } from "./play-with-retries.ts";
import { seeded } from "./random.ts";
import { chooseScenario } from "./scenarios/all-scenarios.ts";
import { addCounts, addVerdict, addWay, NOTHING, sumTotals, type Totals } from "./totals.ts";
import { createFaultsChurch, type TestChurch } from "./world/create-faults-church.ts";
import { recover, injectFaults, passNight } from "./world/world-phases.ts";
import { openWorld, type World } from "./world/open-world.ts";
import { deliver, drawDonor, type Run, type GiftOutcome } from "./world/run.ts";
import { workJobs } from "./world/work-jobs.ts";

/** How many runs play at the same time, each in its own church, before all of them recover and are checked. */
const RUNS_PER_ROUND = 64;
/**
 * How many rounds are played in one world, which gets slower with age, and how many worlds run at once, since each
 * waits a lot.
 */
const ROUNDS_PER_WORLD = 8;
const WORLDS = 2;

interface Options {
  seed: string;
  runs: number;
  /** The totals of an earlier part, when a campaign is resumed. */
  before?: Totals;
  log?(line: string): void;
  onRound?(totals: Totals): void;
  /** The pause before a world is played again for the first time after the machine failed. */
  pauseMs?: number;
  /** Opens a world; a test passes one that breaks. */
  open?: typeof openWorld;
  /** Called when everything counted so far is final: a campaign can be resumed from here. */
  onWorlds?(totals: Totals): void;
}

/** Plays the runs and adds up their results. */
export async function runCampaign(postgres: TestServer, options: Options): Promise<Totals> {
  let totals = structuredClone(options.before ?? NOTHING);
  while (totals.runs < options.runs) {
    const left = options.runs - totals.runs;
    const share = Math.min(RUNS_PER_ROUND * ROUNDS_PER_WORLD, Math.ceil(left / WORLDS));
    const worlds = Array.from({ length: WORLDS }, (_, index) => ({
      first: totals.runs + index * share,
      count: Math.min(share, left - index * share),
    }));
    const before = totals;
    const played = await Promise.all(
      worlds.map((part) => {
        const runs = Math.max(0, part.count);
        const play = (own: Totals) =>
          playWorld(postgres, { ...options, onRound: () => options.onRound?.(sumTotals(before, own)) }, own, part);
        return playWithRetries({ runs, kills: 0 }, play, options);
      }),
    );
    totals = played.reduce(sumTotals, totals);
    options.onWorlds?.(totals);
  }
  return totals;
}

async function playWorld(
  postgres: TestServer,
  { seed, log, onRound, open = openWorld }: Options,
  totals: Totals,
  { first, count }: { first: number; count: number },
): Promise<void> {
  if (count <= 0) return;
  const world = await open(postgres);
  try {
    const churches = await openChurches(world, Math.min(RUNS_PER_ROUND, count));
    for (let done = 0; done < count; done += churches.length) {
      const round = first + done;
      const names = churches.slice(0, count - done).map((_, index) => `${seed}/${round}/${round + index}`);
      await playRound(world, names, churches, totals, log);
      onRound?.(totals);
    }
    await countRecords(world, churches, totals);
  } finally {
    // The world was checked already, even if it cannot be closed.
    await world.close().catch((error: unknown) => log?.(`A world did not close: ${String(error)}`));
  }
}

/** Plays one run of a campaign alone. */
export async function playAlone(postgres: TestServer, name: string, log: (line: string) => void): Promise<Totals> {
  const totals = structuredClone(NOTHING);
  const world = await openWorld(postgres);
  try {
    const churches = [await createFaultsChurch(world, providerOf(churchIndexOf(name)))];
    await playRound(world, [name], churches, totals, log);
    await countRecords(world, churches, totals);
  } finally {
    await world.close();
  }
  return totals;
}

export async function openChurches(world: World, count: number): Promise<TestChurch[]> {
  const churches: TestChurch[] = [];
  while (churches.length < count) {
    const some = Array.from({ length: Math.min(8, count - churches.length) }, (_, index) =>
      createFaultsChurch(world, providerOf(churches.length + index)),
    );
    churches.push(...(await Promise.all(some)));
  }
  return churches;
}

/** Every third church uses PayPal. */
const providerOf = (index: number): Provider => (index % 3 === 2 ? "paypal" : "stripe");

async function playRound(
  world: World,
  names: readonly string[],
  churches: TestChurch[],
  totals: Totals,
  log: (line: string) => void = () => {},
): Promise<void> {
  const runs = names.flatMap((name, index) => (churches[index] ? [openRun(world, name, churches[index])] : []));
  await Promise.all(runs.map((run) => chooseScenario(run.random).play(run)));
  await injectFaults(world, runs, seeded(roundOf(names[0] ?? "")));
  await recover(world, runs);
  const verdicts = await Promise.all(runs.map((run) => judgeRun(world, run)));
  // Renewals that a provider charged and could not report are found by the nightly reconciliation.
  const waiting = runs.filter((_, index) => isUnreported(verdicts[index]));
  if (waiting.length > 0) await passNight(world, runs);
  for (const [index, run] of runs.entries()) {
    const isLate = waiting.includes(run);
    const verdict = isLate ? await judgeRun(world, run) : verdicts[index];
    if (!verdict) continue;
    addVerdict(totals, run.name, verdict);
    addWay(totals, wayOf(run), verdict, lastVerdicts.get(run.church));
    lastVerdicts.set(run.church, verdict);
    if (isLate) totals.byNight += 1;
    if (verdict.problems.length === 0) continue;
    const scenario = chooseScenario(seeded(run.name)).name;
    log(`FAILED ${run.name} (${scenario})\n${verdict.problems.map((each) => `  ${each}`).join("\n")}`);
    addCounts(totals, verdict);
    // A church with a problem is replaced, because every later run in it would find the same problem again.
    churches[index] = await createFaultsChurch(world, run.church.provider);
  }
}

/** The verdict of a church's last run, so that only what is new is counted for the next one. */
const lastVerdicts = new WeakMap<TestChurch, Verdict>();

/** The name of a row in the table of ways to pay. */
function wayOf({ way, byGuest, recurring, church }: Run): string {
  const name = way === "card" && church.provider === "paypal" ? "card by PayPal" : WAY_NAMES[way];
  return `${name}, ${recurring ? "recurring" : "once"}, ${byGuest ? "guest" : "member"}`;
}

const WAY_NAMES: Record<Run["way"], string> = {
  card: "card",
  wallet: "wallet",
  bank: "bank debit",
  paypal: "PayPal account",
  venmo: "Venmo account",
};

const isUnreported = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && verdict.unreported > 0 && verdict.lost <= verdict.unreported && verdict.double === 0;

/** Returns the index of the church, within its round, in which a run plays. */
const churchIndexOf = (name: string): number => {
  const [, round = "0", index = "0"] = name.split("/");
  return Number(index) - Number(round);
};

/** Everything that a round does for all its runs is drawn from one seed, also when a run is played alone. */
const roundOf = (name: string): string => name.split("/").slice(0, 2).join("/");

export function openRun(world: World, name: string, church: TestChurch): Run {
  const random = seeded(name);
  const donor = drawDonor(church.provider, seeded(`${name} donor`));
  const state = { outcomes: [], recurring: false, crashRate: 0, webhooks: "later" as const };
  const run: Run = { name, random, world, church, ...donor, ...state };
  const conditions = seeded(`${name} mood`);
  run.crashRate = conditions.pick([0, 0.2, 0.4, 0.7]);
  run.webhooks = conditions.pick(["at-once", "at-once", "later", "later", "never"]);
  church.onDelivery((delivery) => {
    if (run.webhooks !== "at-once") return void church.deliveries.push(delivery);
    const handed = deliver(run, delivery).then(async (taken) => {
      if (!taken) church.deliveries.push(delivery);
      else if (conditions.chance(0.7)) await workJobs(world, conditions.pick(world.apps), () => ({}));
    });
    handed.catch(() => church.deliveries.push(delivery));
  });
  return run;
}

export const judgeRun = (world: World, { church, outcomes }: Run): Promise<Verdict> =>
  judgeChurch(world, church, outcomes);

async function judgeChurch(world: World, church: TestChurch, outcomes: readonly GiftOutcome[]): Promise<Verdict> {
  const [records, account] = await Promise.all([
    readRecords(world.pool, church.churchId),
    church.provider === "stripe" ? readStripe(world, church) : readPaypal(world, church),
  ]);
  return judgeRecords(records, account, outcomes);
}

/** A church is counted once, when its last run has ended. */
async function countRecords(world: World, churches: readonly TestChurch[], totals: Totals): Promise<void> {
  const verdicts = await Promise.all(churches.map((church) => judgeChurch(world, church, [])));
  for (const verdict of verdicts) addCounts(totals, verdict);
}
