import type { Run } from "../world/run.ts";

/** Something that people do, while everything that can go wrong does. */
export interface Scenario {
  name: string;
  /** How often it is chosen, beside the others. */
  weight: number;
  play(run: Run): Promise<void>;
}
