import type { StateFile } from "./state-file.ts";

/** Something that happens by itself when its time has come. */
export type Due = {
  /** When the next thing falls due, in milliseconds; none when nothing waits. */
  nextDue(): number | undefined;
  /** Does what is due now. Afterwards nextDue must be later, or none. */
  runDue(): void | Promise<void>;
  /** Asked for at the end of a move: resolves when what was done is on disk. */
  settled?(): Promise<void>;
};

export type Clock = {
  /** Milliseconds since 1970, by the sandbox's time. */
  now(): number;
  /** The same in whole seconds, as Stripe counts. */
  seconds(): number;
  /** How far ahead of the real time it is, in milliseconds. */
  ahead(): number;
  onDue(due: Due): void;
  /** Forward only. Resolves when all that fell due on the way has happened, each at its own moment. */
  moveTo(time: number): Promise<void>;
  moveBy(milliseconds: number): Promise<void>;
  /** At the start: what is on disk happened before now, also when a kill came in the middle of a move. */
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

/** The sandbox's time: it runs like the real one, and can be moved ahead. It stays ahead after a restart. */
export function openClock(state: StateFile): Clock {
  const kept = state.table("clock", (value): value is { ahead: number } => isAhead(value));
  let ahead = kept.get("clock")?.ahead ?? 0;
  /** Set while the clock is being moved: it stands at what falls due, so that everything carries its own time. */
  let standing: number | undefined;
  let turn = Promise.resolve();
  let closed = false;
  const dues: Due[] = [];

  const now = () => standing ?? Date.now() + ahead;

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
      standing = Math.max(now(), next.at);
      await next.due.runDue();
      // A year has many moments; calls and webhooks go on between them.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  /** One after the other: two moves at once would each see half of the other. */
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
      standing = start;
      try {
        await runUntil(until);
        ahead = until - Date.now();
      } finally {
        // What happened at a later moment must not be followed by an earlier one.
        ahead = Math.max(ahead, (standing ?? 0) - Date.now());
        standing = undefined;
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
        standing = undefined;
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
