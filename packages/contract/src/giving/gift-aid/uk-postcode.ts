const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Returns a British postcode in capital letters and with its space, as HMRC expects it; null for any other text. */
export function ukPostcode(typed: string): string | null {
  const parts = POSTCODE.exec(typed.toUpperCase().replaceAll(/[\s.-]/g, ""));
  return parts ? `${parts[1]} ${parts[2]}` : null;
}
