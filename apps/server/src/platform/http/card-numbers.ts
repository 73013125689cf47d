/** First four digits of the card networks, from and to, and the lengths of their numbers. */
const NETWORKS: readonly (readonly [from: number, to: number, lengths: readonly number[]])[] = [
  [4000, 4999, [13, 16, 19]],
  [5100, 5599, [16]],
  [2221, 2720, [16]],
  [3400, 3499, [15]],
  [3700, 3799, [15]],
  [3000, 3059, [14]],
  [3600, 3699, [14]],
  [3800, 3999, [14]],
  [6011, 6011, [16, 17, 18, 19]],
  [6440, 6599, [16, 17, 18, 19]],
  [3528, 3589, [16, 17, 18, 19]],
  [6200, 6299, [16, 17, 18, 19]],
  ...[5018, 5020, 5038, 5893, 6304, 6759, 6761, 6762, 6763].map(
    (first) => [first, first, [13, 14, 15, 16, 17, 18, 19]] as const,
  ),
];

const SHORTEST = 13;
/** The lengths for each beginning, as bits: they are asked for every digit that somebody sends. */
const LENGTHS = new Uint32Array(10_000);
for (const [from, to, lengths] of NETWORKS) {
  for (let first = from; first <= to; first += 1) for (const length of lengths) LENGTHS[first]! |= 1 << length;
}

/** Digits as people write card numbers: in groups or not, with at most two spaces or dashes between them. */
interface DigitRun {
  /** Where it stands in the text. */
  from: number;
  to: number;
  digits: number[];
  /** Before which digit a group begins; the last one is behind all digits. */
  groups: number[];
}

/**
 * A number of a card network, whole and right to its last digit, stands somewhere in the text. Each digit is looked at a fixed
 * number of times, however the text is made.
 */
export function holdsCardNumber(text: string, isMeant: (run: DigitRun, text: string) => boolean = () => true): boolean {
  for (const run of digitRuns(text)) {
    if (!isPartOfId(run, text) && isMeant(run, text) && isCardIn(run)) return true;
  }
  return false;
}

/** In JSON a number of thirteen digits is a time in milliseconds, and never a card. */
export const isNoTime = ({ from, to, digits, groups }: DigitRun, json: string): boolean =>
  groups.length > 2 ||
  digits.length > SHORTEST ||
  !"[:,".includes(besides(json, from - 1, -1)) ||
  !"],}".includes(besides(json, to, 1));

/** The first character that is no blank, in one direction. */
function besides(text: string, index: number, step: 1 | -1): string {
  let at = index;
  while (at >= 0 && at < text.length && text.charCodeAt(at) <= 0x20) at += step;
  return text.charAt(at) || "\0";
}

/** Only runs that are long enough for a card. */
function* digitRuns(text: string): Generator<DigitRun> {
  let run: DigitRun | null = null;
  let between = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    if (code >= 48 && code <= 57) {
      run ??= { from: index, to: index, digits: [], groups: [] };
      if (between > 0 || run.digits.length === 0) run.groups.push(run.digits.length);
      run.digits.push(code - 48);
      run.to = index + 1;
      between = 0;
    } else if (run) {
      between += 1;
      const isBetween = (code === 0x20 || code === 0xa0 || code === 0x2d) && between <= 2;
      if (isBetween) continue;
      run.groups.push(run.digits.length);
      if (run.digits.length >= SHORTEST) yield run;
      run = null;
      between = 0;
    }
  }
}

/** Digits in one piece that hang on letters: of ids, one in some thousands holds a row that would pass for a card. */
const isPartOfId = ({ from, to, groups }: DigitRun, text: string): boolean =>
  groups.length === 2 && (/\w/.test(text.charAt(from - 1)) || /\w/.test(text.charAt(to)));

/** Other digits may stand before or after it: every row of whole groups is looked at. */
function isCardIn({ digits, groups }: DigitRun): boolean {
  const sums = luhnSums(digits);
  return groups.some((from, group) => {
    const first = ((digits[from] ?? 0) * 10 + (digits[from + 1] ?? 0)) * 100;
    const lengths = LENGTHS[first + (digits[from + 2] ?? 0) * 10 + (digits[from + 3] ?? 0)] ?? 0;
    if (lengths === 0) return false;
    for (let next = group + 1; next < groups.length; next += 1) {
      const to = groups[next] ?? 0;
      if (to - from > 19) return false;
      if ((lengths >> (to - from)) & 1 && sums[to % 2]![to]! % 10 === sums[to % 2]![from]! % 10) return true;
    }
    return false;
  });
}

/**
 * Sums of the digits before each place, by Luhn's rule: of a number that ends at an even place every digit at an even place is
 * doubled, and of one that ends at an odd place those at odd ones. The difference of two of them is the sum of what lies between.
 */
function luhnSums(digits: readonly number[]): [Uint32Array, Uint32Array] {
  const sums: [Uint32Array, Uint32Array] = [new Uint32Array(digits.length + 1), new Uint32Array(digits.length + 1)];
  for (const [index, digit] of digits.entries()) {
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    sums[0][index + 1] = sums[0][index]! + (index % 2 === 0 ? doubled : digit);
    sums[1][index + 1] = sums[1][index]! + (index % 2 === 1 ? doubled : digit);
  }
  return sums;
}
