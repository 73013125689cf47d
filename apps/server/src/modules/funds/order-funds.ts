import type { Fund } from "@offertory/contract";
import type { Caller } from "../../platform/identity/caller.ts";
import { inTransaction, type Funds } from "./funds.ts";
import { FundNotFound } from "./funds-errors.ts";

/** Orders the open funds. Funds that are not in `ids` follow in their old order. The first fund is the default. */
export async function orderFunds(
  context: Pick<Funds, "connection">,
  ids: readonly string[],
  { churchId }: Caller,
): Promise<Fund[]> {
  return inTransaction(context, async ({ funds }) => {
    const open = await funds.lockOpen(churchId);
    const known = new Set(open.map(({ id }) => id));
    if (ids.some((id) => !known.has(id))) throw new FundNotFound();
    const order = [...new Set([...ids, ...known])];
    for (const [index, id] of order.entries()) await funds.setPosition(churchId, id, index + 1);
    return funds.listOpen(churchId);
  });
}
