const SMALLEST = 0.5;
const LARGEST = 999_999.99;
export const MOST_AMOUNTS = 6;

/** Amounts as somebody writes them in one line, "25 50 100"; null where one is none, or where there are too many. */
export function amountsOf(text: string): number[] | null {
  const words = text
    .replaceAll("$", " ")
    .split(/[\s;]+/)
    // A comma within two digits of the end stands before cents; all others stand between amounts.
    .flatMap((word) => (/^\d+,\d{1,2}$/.test(word) ? [word.replace(",", ".")] : word.split(",")))
    .filter((word) => word !== "");
  const amounts = words.map((word) => (/^\d+(?:\.\d{1,2})?$/.test(word) ? Number(word) : Number.NaN));
  const isFine = amounts.every((amount) => amount >= SMALLEST && amount <= LARGEST);
  return isFine && amounts.length <= MOST_AMOUNTS ? [...new Set(amounts)] : null;
}
