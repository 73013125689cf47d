import { setTimeout as pause } from "node:timers/promises";

export interface Held {
  /** Milliseconds of each request, shortest first. */
  times: number[];
  /** The texts of the errors. */
  errors: string[];
  seconds: number;
  /** The maximum delay of the sending itself. */
  lateMs: number;
}

/** Sends requests at a steady rate, whether or not earlier ones were answered, as donors do. */
export async function holdRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  run: (index: number) => Promise<unknown>,
): Promise<Held> {
  const times: number[] = [];
  const errors: string[] = [];
  const under: Promise<void>[] = [];
  const begun = performance.now();
  let lateMs = 0;
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begun + (index * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    lateMs = Math.max(lateMs, performance.now() - due);
    const start = performance.now();
    const one = run(index).then(
      () => void times.push(performance.now() - start),
      (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error)),
    );
    under.push(one);
  }
  await Promise.all(under);
  return {
    times: times.sort((one, other) => one - other),
    errors,
    seconds: (performance.now() - begun) / 1000,
    lateMs,
  };
}
