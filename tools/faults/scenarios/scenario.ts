import type { Run } from "../world/run.ts";

/** A sequence of donors' actions that is played while faults are injected. */
export interface Scenario {
  name: string;
  /** How often it is chosen, relative to the others. */
  weight: number;
  play(run: Run): Promise<void>;
}
