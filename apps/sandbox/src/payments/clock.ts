import type { StateFile } from "./state-file.ts";

/** A scheduled task that the clock runs when its time has come. */
export type Due = {
  /** The time of the next task in milliseconds; undefined when nothing is scheduled. */
  nextDue(): number | undefined;
  /** Runs what is due now. Afterwards nextDue must return a later time, or undefined. */
  runDue(): void | Promise<void>;
  /** Called at the end of a move: resolves when the results are on disk. */
  settled?(): Promise<void>;
};

export type Clock = {
  /** Milliseconds since 1970, by the sandbox's time. */
  now(): number;
  /** The same in whole seconds, as Stripe gives times. */
  seconds(): number;
  /** How far the sandbox's clock is ahead of the real time, in milliseconds. */
  ahead(): number;
  onDue(due: Due): void;
  /** Moves forward only. Resolves when every task that fell due in between has run, each at its own time. */
  moveTo(time: number): Promise<void>;
  moveBy(milliseconds: number): Promise<void>;
  /** Called at the start: the clock must not be earlier than anything on disk, also if a kill interrupted a move. */
  notBefore(time: number): void;
  close(): Promise<void>;
};

export class ClockGoesForwardOnly extends Error {
  constructor() {
    super("The sandbox's clock only goes forward.");
  }
}

const TICK = 250;
const MAX_AT_ONE_MOMENT = 100_000;

/** The sandbox's clock: it runs at the speed of the real one, can be moved ahead, and stays ahead after a restart. */
export function openClock(state: StateFile): Clock {
  const kept = state.table("clock", (value): value is { ahead: number } => isAhead(value));
  let ahead = kept.get("clock")?.ahead ?? 0;
  /** Set while the clock is being moved: the time of the task that is running, so that its rows carry that time. */
  let frozenAt: number | undefined;
  let turn = Promise.resolve();
  let closed = false;
  const dues: Due[] = [];

  const now = () => frozenAt ?? Date.now() + ahead;

  function earliest(until: number): { due: Due; at: number } | undefined {
    let found: { due: Due; at: number } | undefined;
    for (const due of dues) {
      const at = due.nextDue();
      if (at !== undefined && at <= until && (!found || at < found.at)) found = { due, at };
    }
    return found;
  }

  async function runUntil(until: number): Promise<void> {
    for (let count = 0; !closed; count += 1) {
      const next = earliest(until);
      if (!next) return;
      if (count > MAX_AT_ONE_MOMENT) throw new Error("Something keeps falling due for ever.");
      frozenAt = Math.max(now(), next.at);
      await next.due.runDue();
      // A move of a year runs many tasks; this lets calls and webhooks be handled between them.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  /** Runs moves one after the other: two at once would each see half of the other's changes. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  const move = (target: () => number) =>
    inTurn(async () => {
      const until = target();
      const start = now();
      if (until < start) throw new ClockGoesForwardOnly();
      frozenAt = start;
      try {
        await runUntil(until);
        ahead = until - Date.now();
      } finally {
        // The clock must not go back behind the last task that ran.
        ahead = Math.max(ahead, (frozenAt ?? 0) - Date.now());
        frozenAt = undefined;
        kept.put("clock", { ahead });
      }
      await Promise.all([state.saved(), settled()]);
    });

  const settled = async () => {
    for (const due of dues) await due.settled?.();
  };

  const timer = setInterval(() => {
    if (!earliest(now())) return;
    void inTurn(async () => {
      try {
        await runUntil(Date.now() + ahead);
      } finally {
        frozenAt = undefined;
      }
      await settled();
    }).catch(() => {});
  }, TICK).unref();

  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    ahead: () => ahead,
    onDue: (due) => void dues.push(due),
    moveTo: (time) => move(() => time),
    moveBy: (milliseconds) => move(() => now() + milliseconds),
    notBefore(time) {
      if (time <= now()) return;
      ahead = time - Date.now();
      kept.put("clock", { ahead });
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await turn;
    },
  };
}

function isAhead(value: unknown): boolean {
  return typeof value === "object" && value !== null && "ahead" in value && typeof value.ahead === "number";
}
