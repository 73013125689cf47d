import type { Giving } from "../giving.ts";

/** Whether a church has this fund, and it can be given to. */
export const hasOpenFund = async (giving: Giving, churchId: string, fundId: string): Promise<boolean> =>
  (await giving.openFunds(churchId)).some(({ id }) => id === fundId);
