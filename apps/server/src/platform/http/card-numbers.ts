/** The card networks: the range of the first four digits, and the lengths of their numbers. */
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

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;
/** The allowed lengths for each four first digits, as bits, because they are looked up very often. */
const LENGTHS = new Uint32Array(10_000);
for (const [from, to, lengths] of NETWORKS) {
  for (let first = from; first <= to; first += 1) for (const length of lengths) LENGTHS[first]! |= 1 << length;
}

/** A run of digits, with at most two spaces or dashes between them, as people write card numbers. */
interface DigitRun {
  /** The start and end index in the text. */
  from: number;
  to: number;
  digits: number;
  groups: number;
}

/**
 * Whether the text contains a complete card number with a valid check digit. Takes linear time: each digit is looked at
 * a fixed number of times, whatever the text.
 */
export function holdsCardNumber(
  text: string,
  isCandidate: (run: DigitRun, text: string) => boolean = () => true,
): boolean {
  /** The digits of the current run, and for each whether it begins a group. */
  const digits = new Uint8Array(text.length);
  const begins = new Uint8Array(text.length + 1);
  let [from, to, count, groups, between] = [0, 0, 0, 0, 0];
  for (let index = 0; index <= text.length; index += 1) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    if (code >= 48 && code <= 57) {
      if (count === 0) from = index;
      if (count === 0 || between > 0) {
        groups += 1;
        begins[count] = 1;
      } else begins[count] = 0;
      digits[count] = code - 48;
      count += 1;
      to = index + 1;
      between = 0;
    } else if (count > 0) {
      between += 1;
      if ((code === 0x20 || code === 0xa0 || code === 0x2d) && between <= 2) continue;
      if (count >= MIN_DIGITS) {
        const run = { from, to, digits: count, groups };
        if (!isPartOfId(run, text) && isCandidate(run, text) && isCardIn(count, digits, begins)) return true;
      }
      [count, groups, between] = [0, 0, 0];
    }
  }
  return false;
}

/** False for a bare JSON number of thirteen digits, which is a time in milliseconds and not a card. */
export const isNotTimestamp = ({ from, to, digits, groups }: DigitRun, json: string): boolean =>
  groups > 1 ||
  digits > MIN_DIGITS ||
  !"[:,".includes(nearestCharacter(json, from - 1, -1)) ||
  !"],}".includes(nearestCharacter(json, to, 1));

/** Returns the first non-blank character from `index` in one direction. */
function nearestCharacter(text: string, index: number, step: 1 | -1): string {
  let at = index;
  while (at >= 0 && at < text.length && text.charCodeAt(at) <= 0x20) at += step;
  return text.charAt(at) || "\0";
}

/**
 * Whether the digits are part of an id: one group next to a letter or an underscore. One id in some thousands contains
 * digits that look like a card number.
 */
const isPartOfId = ({ from, to, groups }: DigitRun, text: string): boolean =>
  groups === 1 && (/\w/.test(text.charAt(from - 1)) || /\w/.test(text.charAt(to)));

/** Whether some sequence of whole groups is a card number, because other digits may precede or follow it. */
function isCardIn(count: number, digits: Uint8Array, begins: Uint8Array): boolean {
  begins[count] = 1;
  const [even, odd] = luhnSums(count, digits);
  for (let from = 0; from + MIN_DIGITS <= count; from += 1) {
    if (begins[from] === 0) continue;
    const first = digits[from]! * 1000 + digits[from + 1]! * 100 + digits[from + 2]! * 10 + digits[from + 3]!;
    const lengths = LENGTHS[first]!;
    if (lengths === 0) continue;
    for (let length = MIN_DIGITS; length <= MAX_DIGITS && from + length <= count; length += 1) {
      const to = from + length;
      if (((lengths >> length) & 1) === 0 || begins[to] === 0) continue;
      const sums = to % 2 === 0 ? even : odd;
      if (sums[to] === sums[from]) return true;
    }
  }
  return false;
}

/**
 * Returns prefix sums, modulo 10, by the Luhn algorithm: `even` doubles digits at even indexes, for numbers that end at
 * an even index, and `odd` those at odd indexes. Where two prefix sums are equal, the digits between them have a Luhn
 * sum that ends with zero.
 */
function luhnSums(count: number, digits: Uint8Array): [even: Uint8Array, odd: Uint8Array] {
  const [even, odd] = [new Uint8Array(count + 1), new Uint8Array(count + 1)];
  for (let index = 0; index < count; index += 1) {
    const digit = digits[index]!;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    const isEven = index % 2 === 0;
    even[index + 1] = (even[index]! + (isEven ? doubled : digit)) % 10;
    odd[index + 1] = (odd[index]! + (isEven ? digit : doubled)) % 10;
  }
  return [even, odd];
}
