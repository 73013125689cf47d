import { prepareTestServer } from "../test/prepare-test-server.ts";
import { playAlone, runCampaign } from "./campaign.ts";
import { runKills } from "./kills/kill-campaign.ts";
import { readArguments } from "./read-arguments.ts";
import type { TestServer } from "../test/test-server.ts";
import { playSurely } from "./play-surely.ts";
import { describeTotals, describeVerdict, isSound, NOTHING, type Totals } from "./totals.ts";
import { keepState, readState } from "./keep-state.ts";

const wanted = readArguments(process.argv.slice(2));
const begun = performance.now();
const say = (line: string) => console.log(line);

let totals: Totals = structuredClone(NOTHING);
/** However the program ends, by itself or by a signal, its last lines are the results so far. */
const end = (): never => {
  say(wanted.only ? "" : `seed ${wanted.seed}`);
  say(describeTotals(totals));
  say(describeVerdict(totals));
  process.exit(isSound(totals) ? 0 : 1);
};
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    say(`Ended by ${signal}; --resume goes on from here.`);
    totals.unjudged += Math.max(1, wanted.runs - totals.runs);
    end();
  });

const only = wanted.only;
const play = async (own: Totals): Promise<void> => {
  const postgres = await prepareTestServer();
  try {
    Object.assign(own, await playWanted(postgres));
  } finally {
    await postgres.stop();
  }
};
// The totals counted before the machine failed are in the state file: the next attempt continues after them.
totals = await playSurely({ runs: wanted.runs, kills: wanted.kills }, play, { say });
end();

async function playWanted(postgres: TestServer): Promise<Totals> {
  if (only) {
    say(`run ${only}`);
    return playAlone(postgres, only, say);
  }
  if (wanted.kills > 0) {
    say(`seed ${wanted.seed}`);
    return runKills(postgres, { ...wanted, say });
  }
  const before = wanted.resume || totals.runs > 0 ? readState(wanted.state, wanted.seed) : undefined;
  say(`seed ${wanted.seed}${before ? `, going on after ${before.runs} runs` : ""}`);
  const onRound = (soFar: Totals) => {
    const seconds = (performance.now() - begun) / 1000;
    const speed = (soFar.runs - (before?.runs ?? 0)) / seconds;
    say(`${soFar.runs} of ${wanted.runs} runs, ${speed.toFixed(1)} a second, ${soFar.failed.length} failed`);
  };
  return runCampaign(postgres, {
    ...wanted,
    ...(before && { before }),
    say,
    onRound,
    onWorlds: (soFar) => {
      totals = soFar;
      keepState(wanted.state, wanted.seed, soFar);
    },
  });
}
