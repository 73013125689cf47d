import { join } from "node:path";
import { openClock, type Clock } from "./clock.ts";
import { openFaults, type Faults } from "./faults.ts";
import type { OperatorPart } from "./operator.ts";
import { openStateFile, type StateFile } from "./state-file.ts";
import type { WebhookQueue } from "./webhooks.ts";

/** What both providers use. Each provider has its own state file, opened by `openState`. */
export type Payments = {
  clock: Clock;
  faults: Faults;
  openState(name: string): Promise<StateFile>;
  /** The webhook queues of all providers, for the operator's page. */
  queues: WebhookQueue[];
  /** Each provider's part of the operator's pages. */
  parts: OperatorPart[];
  /** Resolves when everything that both providers did so far is on disk. */
  saved(): Promise<void>;
  close(): Promise<void>;
};

export async function openPayments(folder: string): Promise<Payments> {
  const states: StateFile[] = [];
  const queues: WebhookQueue[] = [];
  const openState = async (name: string) => {
    const state = await openStateFile(join(folder, `${name}.journal`));
    states.push(state);
    return state;
  };
  const clock = openClock(await openState("clock"));
  return {
    clock,
    faults: openFaults(),
    openState,
    queues,
    parts: [],
    saved: async () => void (await Promise.all(states.map((state) => state.saved()))),
    async close() {
      await clock.close();
      await Promise.all(queues.map((queue) => queue.close()));
      await Promise.all(states.map((state) => state.close()));
    },
  };
}
