/** An amount of money in whole minor units of its currency: cents of dollars. */
export type Cents = number;

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);
