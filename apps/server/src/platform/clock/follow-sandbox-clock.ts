import { z } from "zod";

const EVERY_MS = 1_000;
const PATIENCE_MS = 2_000;
const Time = z.object({ aheadMs: z.number().nonnegative() });

export interface FollowedClock {
  now(): Date;
  stop(): void;
}

/**
 * The time as the sandbox has it. Who moves its clock by a month wants to see a month of gifts, also of those that we take ourselves;
 * where there is no sandbox, or it does not answer, time is what it is. `moved` is told when it was moved ahead.
 */
export function followSandboxClock(sandboxUrl: string | null, moved: () => void = () => {}): FollowedClock {
  let aheadMs = 0;
  const look = async () => {
    try {
      const answer = await fetch(`${sandboxUrl}/api/clock`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const before = aheadMs;
      ({ aheadMs } = Time.parse(await answer.json()));
      if (aheadMs > before) moved();
    } catch {
      // It starts, or is started again: what it last said holds.
    }
  };
  const timer = sandboxUrl === null ? undefined : setInterval(() => void look(), EVERY_MS).unref();
  return { now: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) };
}
