const STEPS = [1, 2, 2.5, 5, 10];

/** Round values for a scale from nothing to the largest, at most so many, the last at or above the largest. */
export function ticksFor(largest: number, most = 4): number[] {
  if (!(largest > 0)) return [0];
  const rough = largest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough * (1 - 1e-9)) ?? 10);
  return Array.from({ length: Math.ceil(largest / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** How long a bar is in a room of this size. What is there is seen, however little it is; what is below nothing is not drawn. */
export function barLength(value: number, top: number, room: number): number {
  if (!(value > 0) || !(top > 0)) return 0;
  return Math.max(2, (value / top) * room);
}

export const largestOf = (points: readonly { value: number; before?: number | null | undefined }[]): number =>
  Math.max(0, ...points.flatMap(({ value, before }) => [value, before ?? 0]));
