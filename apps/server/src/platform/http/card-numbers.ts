/** First digits and lengths of the card networks. */
const NETWORKS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^5[1-5]\d{14}$/,
  /^2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[689]\d)\d{11}$/,
  /^(?:6011|64[4-9]\d|65\d\d)\d{12,15}$/,
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  /^62\d{14,17}$/,
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{9,15}$/,
];

const SHORTEST = 13;
const LONGEST = 19;

/** Digits, in groups or not, as people write card numbers: with spaces or dashes between. */
const RUN = /\d(?:[ \u00a0-]{0,2}\d){12,}/g;

/** Worth a closer look; everything else is left alone at the cost of counting its digits. */
export const mayHoldCardNumber = (text: string): boolean => hasDigits(text, SHORTEST) && text.search(RUN) >= 0;

/** A number of a card network, whole and right to its last digit, stands somewhere in the text. */
export const holdsCardNumber = (text: string): boolean =>
  hasDigits(text, SHORTEST) && [...text.matchAll(RUN)].some((found) => !isPartOfId(found) && isCardIn(found[0]));

function hasDigits(text: string, count: number): boolean {
  let left = count;
  for (let index = 0; index < text.length && left > 0; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) left -= 1;
  }
  return left === 0;
}

/** Digits in one piece that hang on letters: of ids, one in some thousands holds a row that would pass for a card. */
const isPartOfId = ({ 0: run, index, input }: RegExpExecArray): boolean =>
  /^\d+$/.test(run) && (/\w/.test(input.charAt(index - 1)) || /\w/.test(input.charAt(index + run.length)));

/** Other digits may stand before or after it: every row of whole groups is looked at. */
function isCardIn(run: string): boolean {
  const groups = run.split(/\D+/);
  return groups.some((_, from) => {
    let digits = "";
    for (const group of groups.slice(from, from + LONGEST)) {
      digits += group;
      if (digits.length > LONGEST) return false;
      if (digits.length >= SHORTEST && isCard(digits)) return true;
    }
    return false;
  });
}

const isCard = (digits: string): boolean => NETWORKS.some((network) => network.test(digits)) && passesLuhn(digits);

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
