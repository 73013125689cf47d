/** PayPal's times have no fractions of a second. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
