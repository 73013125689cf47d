/**
 * Returns where a position of a text is after a change. Text that was inserted exactly at the position comes before it.
 */
export function movePosition(position: number, before: string, after: string): number {
  if (before === after) return position;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  if (position < same) return position;
  let behind = 0;
  while (behind < shorter - same && before[before.length - 1 - behind] === after[after.length - 1 - behind])
    behind += 1;
  return position >= before.length - behind ? position + after.length - before.length : after.length - behind;
}
