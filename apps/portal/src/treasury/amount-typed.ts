import { centsOf, type Cents } from "@offertory/contract";

/** What somebody means who types an amount: 25, 25.5, $1,250.00 or 12,50. Null when it is not an amount above zero. */
export function amountTyped(text: string): Cents | null {
  const plain = text.replace(/[$\s]/g, "");
  const withPoint = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(",", ".") : plain.replace(/,(?=\d{3}(\D|$))/g, "");
  if (!/^(\d+(\.\d{0,2})?|\.\d{1,2})$/.test(withPoint)) return null;
  const cents = centsOf(Number(withPoint));
  return cents !== null && cents > 0 ? cents : null;
}

/** As a field shows an amount that is there already. */
export const typedAmount = (cents: Cents): string => (cents / 100).toFixed(2);
