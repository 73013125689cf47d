const VARIABLE = /\{\{-?\s*(?<name>[^},\s]+)[^}]*\}\}/g;
const NESTED = /\$t\((?<name>[^),\s]+)/g;
const TAG = /<\/?\s*(?<name>[A-Za-z0-9]+)[^<>]*>/g;

const names = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(({ groups }) => groups?.["name"] ?? ""))].toSorted();

const tags = (text: string): string =>
  [...text.matchAll(TAG)]
    .map(([tag]) => tag.replaceAll(/\s+/g, ""))
    .toSorted()
    .join(" ");

/** Compares the variables, nested texts and tags of a text with those of its English. */
export function compareText(english: string, text: string, mayOmit: string[] = []): string[] {
  const wanted = names(english, VARIABLE);
  const found = names(text, VARIABLE);
  return [
    ...wanted.filter((name) => !found.includes(name) && !mayOmit.includes(name)).map((name) => `lacks {{${name}}}`),
    ...found.filter((name) => !wanted.includes(name)).map((name) => `has {{${name}}}, which the English has not`),
    ...(names(english, NESTED).join() === names(text, NESTED).join() ? [] : ["nests other texts than the English"]),
    ...(tags(english) === tags(text) ? [] : [`has the tags "${tags(text)}" where the English has "${tags(english)}"`]),
  ];
}

export const flawsOf = (text: string): string[] => {
  if (text.trim() === "") return ["is empty"];
  return text === text.trim() ? [] : ["begins or ends with a space"];
};

/** Whether a text has words to translate besides variables and tags. */
export const hasText = (text: string): boolean =>
  /\p{L}/u.test(
    text
      .replaceAll(VARIABLE, "")
      .replaceAll(/\$t\([^)]*\)/g, "")
      .replaceAll(TAG, ""),
  );
