import { z } from "zod";

const POLL_INTERVAL_MS = 1_000;
const REQUEST_TIMEOUT_MS = 2_000;
const Time = z.object({ aheadMs: z.number().nonnegative() });

export interface FollowedClock {
  now(): Date;
  stop(): void;
}

/**
 * Returns a clock that follows the sandbox's clock. Whoever moves that one ahead by a month wants to see a month of
 * gifts, also those that our own scheduler charges. Without a sandbox it is the real time; `moved` is called when the
 * clock was moved ahead.
 */
export function followSandboxClock(sandboxUrl: string | null, onMoved: () => void = () => {}): FollowedClock {
  let aheadMs = 0;
  const poll = async () => {
    try {
      const answer = await fetch(`${sandboxUrl}/api/clock`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      const before = aheadMs;
      ({ aheadMs } = Time.parse(await answer.json()));
      if (aheadMs > before) onMoved();
    } catch {
      // The sandbox is starting or restarting: keep its last answer.
    }
  };
  const timer = sandboxUrl === null ? undefined : setInterval(() => void poll(), POLL_INTERVAL_MS).unref();
  return { now: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) };
}
