import type { KeptFund } from "@offertory/contract";
import type { Caller } from "../../platform/identity/caller.ts";
import type { Funds } from "./funds.ts";

/** Lists the open funds in their order, then the closed ones, the last closed first. */
export async function listAllFunds({ funds }: Pick<Funds, "funds">, { churchId }: Caller): Promise<KeptFund[]> {
  const rows = await funds.listAll(churchId);
  return rows.map(({ closedAt, ...fund }) => ({ ...fund, closedAt: closedAt?.toISOString() ?? null }));
}
