/** Moves one id to another position; returns the same array when nothing changes. */
export function movedTo(ids: readonly string[], id: string, index: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(index, ids.length - 1));
  if (from === -1 || from === to) return ids;
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(to, 0, id);
}
