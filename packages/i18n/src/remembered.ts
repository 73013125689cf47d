/** Caches formatters by tag and options, because creating one costs a hundred times as much as using it. */
export function remembered<Options, Made>(make: (tag: string, options: Options) => Made) {
  const made = new Map<string, Made>();
  return (tag: string, options: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}
