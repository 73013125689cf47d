/**
 * The same question, asked by many in the same moment, is asked once: it goes out at the end of the moment, so that nobody is told
 * what was true before they asked. Whoever comes after it has gone out asks anew: nothing is remembered.
 */
export function askTogether<Answer>(ask: (about: string) => Promise<Answer>): (about: string) => Promise<Answer> {
  const gathering = new Map<string, Promise<Answer>>();
  return (about) => {
    const others = gathering.get(about);
    if (others) return others;
    const together = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathering.delete(about);
      return ask(about);
    });
    gathering.set(about, together);
    return together;
  };
}
