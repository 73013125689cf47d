import type { Funds } from "./funds.ts";

export const hasOpenFund = async (
  context: Pick<Funds, "readOpenFunds">,
  churchId: string,
  fundId: string,
): Promise<boolean> => (await context.readOpenFunds(churchId)).some(({ id }) => id === fundId);
