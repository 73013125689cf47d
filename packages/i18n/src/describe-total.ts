/**
 * Returns the total of a donation in the words of the guest's button, the member's preview and the receipt: "$50.00", or
 * "$50.00 every month". Each of them brings its own texts, which are the same (describe-total.test.ts).
 */
export const describeTotal = <Frequency extends string>(
  amount: string,
  frequency: Frequency | null,
  textOf: (frequency: Frequency, values: { amount: string }) => string,
): string => (frequency === null ? amount : textOf(frequency, { amount }));
