import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { Totals } from "./totals.ts";

const State = z.object({ seed: z.string(), totals: Totals });

/** Returns how far a campaign got, so that it can be resumed after an interruption. */
export function readState(path: string, seed: string): Totals | undefined {
  if (!existsSync(path)) return undefined;
  const state = State.parse(JSON.parse(readFileSync(path, "utf8")));
  return state.seed === seed ? state.totals : undefined;
}

export function keepState(path: string, seed: string, totals: Totals): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify({ seed, totals }));
  renameSync(`${path}.new`, path);
}
