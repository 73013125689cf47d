import type { Fund } from "@offertory/contract";
import type { Caller } from "../../platform/identity/caller.ts";
import { inTransaction, type Funds } from "./funds.ts";
import { FundNameTaken, FundNotFound } from "./funds-errors.ts";

/** Reopens a fund and puts it last, so that the default fund does not change. */
export async function reopenFund(context: Pick<Funds, "connection">, id: string, { churchId }: Caller): Promise<Fund> {
  return inTransaction(context, async ({ funds }) => {
    await funds.lockOpen(churchId);
    const fund = await funds.lockClosed(churchId, id);
    if (!fund) throw new FundNotFound();
    if (await funds.isNameTaken(churchId, fund.name)) throw new FundNameTaken();
    await funds.reopen(churchId, id);
    return fund;
  });
}
