import type { Fund } from "@offertory/contract";
import type { Caller } from "../../platform/identity/caller.ts";
import { inTransaction, type Funds } from "./funds.ts";
import { FundNameTaken, FundNotFound } from "./funds-errors.ts";

/** It can be given to again, and comes last: what donors find chosen stays as it is. */
export async function reopenFund(context: Pick<Funds, "connection">, id: string, { churchId }: Caller): Promise<Fund> {
  return inTransaction(context, async ({ funds }) => {
    await funds.lockOpen(churchId);
    const fund = await funds.findClosed(churchId, id);
    if (!fund) throw new FundNotFound();
    if (await funds.isNameTaken(churchId, fund.name)) throw new FundNameTaken();
    await funds.reopen(churchId, id);
    return fund;
  });
}
