/**
 * Coalesces concurrent calls with the same argument into one. A call that arrives while one is in flight waits for the
 * next one, which starts as soon as the current one has ended. So nobody gets a result that was read before they asked,
 * and nothing is cached.
 */
export function coalesce<Result>(load: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const inFlight = new Map<string, Promise<void>>();
  const queued = new Map<string, Promise<Result>>();

  const send = (key: string): Promise<Result> => {
    const sent = load(key);
    const onSettled = () => void inFlight.delete(key);
    inFlight.set(key, sent.then(onSettled, onSettled));
    return sent;
  };

  return (key) => {
    const last = inFlight.get(key);
    if (!last) return send(key);
    const next =
      queued.get(key) ??
      last.then(() => {
        queued.delete(key);
        return send(key);
      });
    queued.set(key, next);
    return next;
  };
}
