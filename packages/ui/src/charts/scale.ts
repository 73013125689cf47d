const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Returns round values for a scale from zero, with at most `most` steps. The last one is equal to or above the largest
 * value.
 */
export function ticksFor(largest: number, most = 4): number[] {
  if (!(largest > 0)) return [0];
  const rough = largest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough * (1 - 1e-9)) ?? 10);
  return Array.from({ length: Math.ceil(largest / step - 1e-9) + 1 }, (_, index) => index * step);
}

/**
 * Returns the length of a bar. A small value gets at least 2 pixels so that it is visible; zero and negative values get
 * none.
 */
export function barLength(value: number, top: number, room: number): number {
  if (!(value > 0) || !(top > 0)) return 0;
  return Math.max(2, (value / top) * room);
}

export const largestOf = (points: readonly { value: number; before?: number | null | undefined }[]): number =>
  Math.max(0, ...points.flatMap(({ value, before }) => [value, before ?? 0]));
