import { prepareTestServer } from "../test/prepare-test-server.ts";
import { playAlone, runCampaign } from "./campaign.ts";
import { runKills } from "./kills/kill-campaign.ts";
import { readArguments } from "./read-arguments.ts";
import { describeTotals, type Totals } from "./totals.ts";
import { keepState, readState } from "./keep-state.ts";

const wanted = readArguments(process.argv.slice(2));
const begun = performance.now();
const say = (line: string) => console.log(line);

const postgres = await prepareTestServer();
let totals: Totals;
try {
  if (wanted.only) {
    say(`run ${wanted.only}`);
    totals = await playAlone(postgres, wanted.only, say);
  } else if (wanted.kills > 0) {
    say(`seed ${wanted.seed}`);
    totals = await runKills(postgres, { ...wanted, say });
  } else {
    const before = wanted.resume ? readState(wanted.state, wanted.seed) : undefined;
    say(`seed ${wanted.seed}${before ? `, going on after ${before.runs} runs` : ""}`);
    const onRound = (soFar: Totals) => {
      const seconds = (performance.now() - begun) / 1000;
      const speed = (soFar.runs - (before?.runs ?? 0)) / seconds;
      say(`${soFar.runs} of ${wanted.runs} runs, ${speed.toFixed(1)} a second, ${soFar.failed.length} failed`);
    };
    totals = await runCampaign(postgres, {
      ...wanted,
      ...(before && { before }),
      say,
      onRound,
      onWorlds: (soFar) => keepState(wanted.state, wanted.seed, soFar),
    });
  }
} finally {
  await postgres.stop();
}
say(wanted.only ? "" : `seed ${wanted.seed}`);
say(describeTotals(totals));
process.exit(totals.failed.length === 0 ? 0 : 1);
