import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";

const STATE = join(import.meta.dirname, "../../.offertory/faults.json");

export interface Options {
  runs: number;
  kills: number;
  seed: string;
  resume: boolean;
  state: string;
  only: string | null;
}

/** `--runs 10000 --seed 7 --resume`, `--kills 200`, or `--only 7/1024/1037`. */
export function readArguments(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      runs: { type: "string" },
      kills: { type: "string" },
      seed: { type: "string" },
      resume: { type: "boolean", default: false },
      state: { type: "string", default: STATE },
      only: { type: "string" },
    },
  });
  const kills = Number(values.kills ?? 0);
  return {
    runs: Number(values.runs ?? (kills > 0 ? 0 : 1000)),
    kills,
    seed: values.seed ?? String(randomInt(1_000_000)),
    resume: values.resume,
    state: values.state,
    only: values.only ?? null,
  };
}
