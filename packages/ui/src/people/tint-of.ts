const tints = [
  "bg-(--tint-0) text-(--on-tint)",
  "bg-(--tint-1) text-(--on-tint)",
  "bg-(--tint-2) text-(--on-tint)",
  "bg-(--tint-3) text-(--on-tint)",
  "bg-(--tint-4) text-(--on-tint)",
  "bg-(--tint-5) text-(--on-tint)",
] as const;

/** The same name has the same tint everywhere. */
export function tintOf(name: string | undefined): string {
  let sum = 0;
  for (const character of name ?? "") sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? tints[0];
}
