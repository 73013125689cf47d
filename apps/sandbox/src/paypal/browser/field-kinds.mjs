// What each card field accepts: how the value is formatted, when it is valid, and which value is sent.
const digits = (text) => text.replace(/\D/g, "");

export const KINDS = {
  number: {
    label: "Card number",
    autocomplete: "cc-number",
    format: (text) =>
      digits(text)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, "$1 "),
    valid: (text) => /^\d{13,19}$/.test(digits(text)) && passesLuhn(digits(text)),
    value: digits,
  },
  expiry: {
    label: "Expiry date (MM/YY)",
    autocomplete: "cc-exp",
    format: (text) =>
      text
        .replace(/[^\d/]/g, "")
        .replace(/^(\d{2})\/?(\d)/, "$1/$2")
        .slice(0, 7),
    valid: (text) => isFuture(...text.split("/")),
    value: (text) => isoMonth(...text.split("/")),
  },
  month: {
    label: "Expiry month",
    autocomplete: "cc-exp-month",
    format: (text) => digits(text).slice(0, 2),
    valid: (text) => Number(digits(text)) >= 1 && Number(digits(text)) <= 12,
    value: digits,
  },
  year: {
    label: "Expiry year",
    autocomplete: "cc-exp-year",
    format: (text) => digits(text).slice(0, 4),
    valid: (text) => /^(\d{2}|\d{4})$/.test(digits(text)),
    value: digits,
  },
  cvv: {
    label: "CVV",
    autocomplete: "cc-csc",
    format: (text) => digits(text).slice(0, 4),
    valid: (text) => /^\d{3,4}$/.test(digits(text)),
    value: digits,
  },
  name: {
    label: "Name on card",
    autocomplete: "cc-name",
    format: (text) => text.slice(0, 300),
    valid: (text) => text.trim() !== "",
    value: (text) => text.trim(),
  },
  postal: {
    label: "Postal code",
    autocomplete: "postal-code",
    format: (text) => text.slice(0, 20),
    valid: (text) => text.trim() !== "",
    value: (text) => text.trim(),
  },
};

/** Returns the card brands that a partly typed number can still be. */
export function cardsFor(text) {
  const number = digits(text);
  const known = [
    [/^4/, "visa", "Visa"],
    [/^(5[1-5]|2[2-7])/, "mastercard", "Mastercard"],
    [/^3[47]/, "american-express", "American Express"],
    [/^(6011|65|64[4-9])/, "discover", "Discover"],
  ];
  return known
    .filter(([start]) => number === "" || start.test(number))
    .map(([, name, niceType]) => ({
      type: name,
      niceType,
      code: { name: "CVV", size: name === "american-express" ? 4 : 3 },
    }));
}

export function isoMonth(month = "", year = "") {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}`;
}

function isFuture(month = "", year = "") {
  if (!/^\d{1,2}$/.test(month) || Number(month) < 1 || Number(month) > 12 || !/^(\d{2}|\d{4})$/.test(year))
    return false;
  return isoMonth(month, year) >= new Date().toISOString().slice(0, 7);
}

function passesLuhn(number) {
  const sum = number
    .split("")
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
