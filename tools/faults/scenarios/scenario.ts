import type { Run } from "../world/run.ts";

/** Something that people do, while everything that can go wrong does. */
export interface Scenario {
  name: string;
  /** How often it is chosen, beside the others. */
  weight: number;
  /** Whether it is only for those who give by a saved card. */
  savedCard?: true;
  play(run: Run): Promise<void>;
}
