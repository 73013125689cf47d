// How a card is formatted while it is typed, and Stripe's messages about invalid input.
const BRANDS = [
  { brand: "amex", begins: /^3[47]/, length: 15, groups: [4, 6, 5], code: 4 },
  { brand: "visa", begins: /^4/, length: 16, groups: [4, 4, 4, 4], code: 3 },
  { brand: "mastercard", begins: /^(5[1-5]|2[2-7])/, length: 16, groups: [4, 4, 4, 4], code: 3 },
  { brand: "discover", begins: /^6/, length: 16, groups: [4, 4, 4, 4], code: 3 },
];
const UNKNOWN = { brand: "unknown", length: 16, groups: [4, 4, 4, 4], code: 3 };

/** @param {string} number */
export const brandOf = (number) => BRANDS.find(({ begins }) => begins.test(number)) ?? UNKNOWN;

/**
 * @param {string} code
 * @param {string} message
 */
export const error = (code, message) => ({ type: "validation_error", code, message });

/**
 * The error of an incomplete field, which is shown only after the field was left.
 * @param {string} code
 * @param {string} message
 */
const incomplete = (code, message) => ({ incomplete: true, ...error(code, message) });

/** @param {string} number */
export function checkNumber(number) {
  if (number.length < brandOf(number).length) return incomplete("incomplete_number", "Your card number is incomplete.");
  return passesLuhn(number) ? null : error("invalid_number", "Your card number is invalid.");
}

/**
 * @param {string} date
 * @param {Date} now
 */
export function checkExpiry(date, now) {
  if (date.length < 4) return incomplete("incomplete_expiry", "Your card's expiration date is incomplete.");
  const [month, year] = [Number(date.slice(0, 2)), 2000 + Number(date.slice(2))];
  if (month < 1 || month > 12) return error("invalid_expiry_month", "Your card's expiration date is invalid.");
  if (year < now.getFullYear()) return error("invalid_expiry_year_past", "Your card's expiration year is in the past.");
  const past = year === now.getFullYear() && month < now.getMonth() + 1;
  return past ? error("invalid_expiry_month_past", "Your card's expiration date is in the past.") : null;
}

/**
 * @param {string} code
 * @param {string} number
 */
export function checkCode(code, number) {
  const enough = code.length >= brandOf(number).code;
  return enough ? null : incomplete("incomplete_cvc", "Your card's security code is incomplete.");
}

/** @param {string} text */
export function checkPostal(text) {
  return text.trim().length >= 5 ? null : incomplete("incomplete_zip", "Your postal code is incomplete.");
}

/** @param {string} number */
export function groupNumber(number) {
  const { groups, length } = brandOf(number);
  const cut = number.slice(0, length);
  let start = 0;
  return groups
    .map((size) => cut.slice(start, (start += size)))
    .filter(Boolean)
    .join(" ");
}

/**
 * @param {string} date
 * @param {boolean} deleting
 */
export function spaceExpiry(date, deleting) {
  const full = /^[2-9]/.test(date) ? `0${date}` : date;
  // Browsers fill in a year of four digits.
  const short = full.length === 6 ? full.slice(0, 2) + full.slice(4) : full.slice(0, 4);
  if (short.length < 2 || (short.length === 2 && deleting)) return short;
  return `${short.slice(0, 2)} / ${short.slice(2)}`;
}

/** @param {string} number */
function passesLuhn(number) {
  const digits = number.split("").toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
