/** To make a format costs a hundred times what it costs to use it. */
export function remembered<Options, Made>(make: (tag: string, options: Options) => Made) {
  const made = new Map<string, Made>();
  return (tag: string, options: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}
