import type { Provider } from "@offertory/contract";
import type { TestServer } from "../test/test-server.ts";
import { judgeBooks, type Verdict } from "./judge/judge-books.ts";
import { readBooks } from "./judge/read-books.ts";
import { readPaypal } from "./judge/read-paypal.ts";
import { readStripe } from "./judge/read-stripe.ts";
import { playSurely } from "./play-surely.ts";
import { seeded } from "./random.ts";
import { chooseScenario } from "./scenarios/all-scenarios.ts";
import { addCounts, addVerdict, NOTHING, sumTotals, type Totals } from "./totals.ts";
import { createTestPlace, type Place } from "./world/create-test-place.ts";
import { recover, injectFaults, passNight } from "./world/world-phases.ts";
import { openWorld, type World } from "./world/open-world.ts";
import { deliver, type Run, type Told } from "./world/run.ts";
import { workJobs } from "./world/work-jobs.ts";

/** How many runs play at the same time, each in its own church, before all of them recover and are checked. */
const SIDE_BY_SIDE = 64;
/**
 * How many rounds are played in one world, which gets slower with age, and how many worlds run at once, since each
 * waits a lot.
 */
const ROUNDS_OF_A_WORLD = 8;
const WORLDS = 2;

interface Wanted {
  seed: string;
  runs: number;
  /** The totals of an earlier part, when a campaign is resumed. */
  before?: Totals;
  say?(line: string): void;
  onRound?(totals: Totals): void;
  /** The pause before a world is played again for the first time after the machine failed. */
  pauseMs?: number;
  /** Opens a world; a test passes one that breaks. */
  open?: typeof openWorld;
  /** Called when everything counted so far is final: a campaign can be resumed from here. */
  onWorlds?(totals: Totals): void;
}

/** Plays the runs and adds up their results. */
export async function runCampaign(postgres: TestServer, wanted: Wanted): Promise<Totals> {
  let totals = structuredClone(wanted.before ?? NOTHING);
  while (totals.runs < wanted.runs) {
    const left = wanted.runs - totals.runs;
    const share = Math.min(SIDE_BY_SIDE * ROUNDS_OF_A_WORLD, Math.ceil(left / WORLDS));
    const worlds = Array.from({ length: WORLDS }, (_, place) => ({
      first: totals.runs + place * share,
      count: Math.min(share, left - place * share),
    }));
    const before = totals;
    const played = await Promise.all(
      worlds.map((part) => {
        const runs = Math.max(0, part.count);
        const play = (own: Totals) =>
          playWorld(postgres, { ...wanted, onRound: () => wanted.onRound?.(sumTotals(before, own)) }, own, part);
        return playSurely({ runs, kills: 0 }, play, wanted);
      }),
    );
    totals = played.reduce(sumTotals, totals);
    wanted.onWorlds?.(totals);
  }
  return totals;
}

async function playWorld(
  postgres: TestServer,
  { seed, say, onRound, open = openWorld }: Wanted,
  totals: Totals,
  { first, count }: { first: number; count: number },
): Promise<void> {
  if (count <= 0) return;
  const world = await open(postgres);
  try {
    const places = await openPlaces(world, Math.min(SIDE_BY_SIDE, count));
    for (let done = 0; done < count; done += places.length) {
      const round = first + done;
      const names = places.slice(0, count - done).map((_, index) => `${seed}/${round}/${round + index}`);
      await playRound(world, names, places, totals, say);
      onRound?.(totals);
    }
    await countBooks(world, places, totals);
  } finally {
    // The world was checked already, even if it cannot be closed.
    await world.close().catch((error: unknown) => say?.(`A world did not close: ${String(error)}`));
  }
}

/** Plays one run of a campaign alone. */
export async function playAlone(postgres: TestServer, name: string, say: (line: string) => void): Promise<Totals> {
  const totals = structuredClone(NOTHING);
  const world = await openWorld(postgres);
  try {
    const places = [await createTestPlace(world, providerOf(placeOf(name)))];
    await playRound(world, [name], places, totals, say);
    await countBooks(world, places, totals);
  } finally {
    await world.close();
  }
  return totals;
}

export async function openPlaces(world: World, count: number): Promise<Place[]> {
  const places: Place[] = [];
  while (places.length < count) {
    const some = Array.from({ length: Math.min(8, count - places.length) }, (_, index) =>
      createTestPlace(world, providerOf(places.length + index)),
    );
    places.push(...(await Promise.all(some)));
  }
  return places;
}

/** Every third church uses PayPal. */
const providerOf = (place: number): Provider => (place % 3 === 2 ? "paypal" : "stripe");

async function playRound(
  world: World,
  names: readonly string[],
  places: Place[],
  totals: Totals,
  say: (line: string) => void = () => {},
): Promise<void> {
  const runs = names.flatMap((name, index) => (places[index] ? [openRun(world, name, places[index])] : []));
  await Promise.all(runs.map((run) => chooseScenario(run.random).play(run)));
  await injectFaults(world, runs, seeded(roundOf(names[0] ?? "")));
  await recover(world, runs);
  const verdicts = await Promise.all(runs.map((run) => judgeRun(world, run)));
  // Renewals that a provider charged and could not report are found by the nightly reconciliation.
  const waiting = runs.filter((_, index) => isUnheard(verdicts[index]));
  if (waiting.length > 0) await passNight(world, runs);
  for (const [index, run] of runs.entries()) {
    const isLate = waiting.includes(run);
    const verdict = isLate ? await judgeRun(world, run) : verdicts[index];
    if (!verdict) continue;
    addVerdict(totals, run.name, verdict);
    if (isLate) totals.byNight += 1;
    if (verdict.problems.length === 0) continue;
    const scenario = chooseScenario(seeded(run.name)).name;
    say(`FAILED ${run.name} (${scenario})\n${verdict.problems.map((each) => `  ${each}`).join("\n")}`);
    addCounts(totals, verdict);
    // A church with a problem is replaced, because every later run in it would find the same problem again.
    places[index] = await createTestPlace(world, run.place.provider);
  }
}

const isUnheard = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && verdict.unheard > 0 && verdict.lost === verdict.unheard && verdict.double === 0;

/** Returns the index of the church, within its round, in which a run plays. */
const placeOf = (name: string): number => {
  const [, round = "0", index = "0"] = name.split("/");
  return Number(index) - Number(round);
};

/** Everything that a round does for all its runs is drawn from one seed, also when a run is played alone. */
const roundOf = (name: string): string => name.split("/").slice(0, 2).join("/");

export function openRun(world: World, name: string, place: Place): Run {
  const random = seeded(name);
  const run: Run = { name, random, world, place, told: [], crashRate: 0, post: "later" };
  const mood = seeded(`${name} mood`);
  run.crashRate = mood.pick([0, 0.2, 0.4, 0.7]);
  run.post = mood.pick(["at-once", "at-once", "later", "later", "never"]);
  place.onDelivery((delivery) => {
    if (run.post !== "at-once") return void place.deliveries.push(delivery);
    const handed = deliver(run, delivery).then(async (taken) => {
      if (!taken) place.deliveries.push(delivery);
      else if (mood.chance(0.7)) await workJobs(world, mood.pick(world.apps), () => ({}));
    });
    handed.catch(() => place.deliveries.push(delivery));
  });
  return run;
}

export const judgeRun = (world: World, { place, told }: Run): Promise<Verdict> => judgePlace(world, place, told);

async function judgePlace(world: World, place: Place, told: readonly Told[]): Promise<Verdict> {
  const [books, company] = await Promise.all([
    readBooks(world.pool, place.churchId),
    place.provider === "stripe" ? readStripe(world, place) : readPaypal(world, place),
  ]);
  return judgeBooks(books, company, told);
}

/** A church is counted once, when its last run has ended. */
async function countBooks(world: World, places: readonly Place[], totals: Totals): Promise<void> {
  const verdicts = await Promise.all(places.map((place) => judgePlace(world, place, [])));
  for (const verdict of verdicts) addCounts(totals, verdict);
}
