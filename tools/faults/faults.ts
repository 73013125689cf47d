import { prepareTestServer } from "../test/prepare-test-server.ts";
import { playAlone, runCampaign } from "./campaign.ts";
import { runKills } from "./kills/kill-campaign.ts";
import { readArguments } from "./read-arguments.ts";
import type { TestServer } from "../test/test-server.ts";
import { playWithRetries } from "./play-with-retries.ts";
import { describeTotals, describeVerdict, isSound, NOTHING, type Totals } from "./totals.ts";
import { keepState, readState } from "./keep-state.ts";

const options = readArguments(process.argv.slice(2));
const begun = performance.now();
const log = (line: string) => console.log(line);

let totals: Totals = structuredClone(NOTHING);
/** However the program ends, by itself or by a signal, its last lines are the results so far. */
const end = (): never => {
  log(options.only ? "" : `seed ${options.seed}`);
  log(describeTotals(totals));
  log(describeVerdict(totals));
  process.exit(isSound(totals) ? 0 : 1);
};
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    log(`Ended by ${signal}; --resume goes on from here.`);
    totals.unjudged += Math.max(1, options.runs - totals.runs);
    end();
  });

const only = options.only;
const play = async (own: Totals): Promise<void> => {
  const postgres = await prepareTestServer();
  try {
    Object.assign(own, await playRequested(postgres));
  } finally {
    await postgres.stop();
  }
};
// The totals counted before the machine failed are in the state file: the next attempt continues after them.
totals = await playWithRetries({ runs: options.runs, kills: options.kills }, play, { log });
end();

async function playRequested(postgres: TestServer): Promise<Totals> {
  if (only) {
    log(`run ${only}`);
    return playAlone(postgres, only, log);
  }
  if (options.kills > 0) {
    log(`seed ${options.seed}`);
    return runKills(postgres, { ...options, log });
  }
  const before = options.resume || totals.runs > 0 ? readState(options.state, options.seed) : undefined;
  log(`seed ${options.seed}${before ? `, going on after ${before.runs} runs` : ""}`);
  const onRound = (soFar: Totals) => {
    const seconds = (performance.now() - begun) / 1000;
    const speed = (soFar.runs - (before?.runs ?? 0)) / seconds;
    log(`${soFar.runs} of ${options.runs} runs, ${speed.toFixed(1)} a second, ${soFar.failed.length} failed`);
  };
  return runCampaign(postgres, {
    ...options,
    ...(before && { before }),
    log,
    onRound,
    onWorlds: (soFar) => {
      totals = soFar;
      keepState(options.state, options.seed, soFar);
    },
  });
}
