import type { Funds } from "./funds.ts";

/** Whether a church has this fund, and it can be given to. */
export const hasOpenFund = async (
  context: Pick<Funds, "readOpenFunds">,
  churchId: string,
  fundId: string,
): Promise<boolean> => (await context.readOpenFunds(churchId)).some(({ id }) => id === fundId);
