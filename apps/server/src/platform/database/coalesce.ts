/**
 * The same question, asked by many at once, is asked once for all of them. Who comes while it is under way waits for the next one,
 * which goes out as soon as the last has come back: nobody is ever told what was true before they asked, and nothing is remembered.
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
