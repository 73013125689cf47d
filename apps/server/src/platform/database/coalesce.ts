/**
 * Coalesces concurrent calls with the same argument into one. A call that arrives while one is in flight waits for the
 * next one, which starts as soon as the current one has ended. So nobody gets a result that was read before they asked,
 * and nothing is cached.
 */
export function coalesce<Answer>(ask: (about: string) => Promise<Answer>): (about: string) => Promise<Answer> {
  const underWay = new Map<string, Promise<void>>();
  const gathering = new Map<string, Promise<Answer>>();

  const send = (about: string): Promise<Answer> => {
    const sent = ask(about);
    const free = () => void underWay.delete(about);
    underWay.set(about, sent.then(free, free));
    return sent;
  };

  return (about) => {
    const last = underWay.get(about);
    if (!last) return send(about);
    const next =
      gathering.get(about) ??
      last.then(() => {
        gathering.delete(about);
        return send(about);
      });
    gathering.set(about, next);
    return next;
  };
}
