import type { KeptFund } from "@offertory/contract";
import type { Caller } from "../../platform/identity/caller.ts";
import type { Funds } from "./funds.ts";

/** Those that can be given to in their order, and then those that were closed, the last one first. */
export async function listAllFunds({ funds }: Pick<Funds, "funds">, { churchId }: Caller): Promise<KeptFund[]> {
  const rows = await funds.listAll(churchId);
  return rows.map(({ closedAt, ...fund }) => ({ ...fund, closedAt: closedAt?.toISOString() ?? null }));
}
