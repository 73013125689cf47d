import type { Fund, FundChange } from "@offertory/contract";
import type { Caller } from "../../platform/identity/caller.ts";
import type { Funds } from "./funds.ts";
import { FundNameBlank, FundNameTaken, FundNotFound } from "./funds-errors.ts";

export async function addFund(
  context: Pick<Funds, "funds" | "newId">,
  { name, taxDeductible = true }: FundChange,
  caller: Caller,
): Promise<Fund> {
  const { churchId } = caller;
  const fund = { id: context.newId(), churchId, name: await checkName(context, churchId, name), taxDeductible };
  await context.funds.add(fund);
  return fund;
}

export async function changeFund(
  context: Pick<Funds, "funds">,
  id: string,
  { name, taxDeductible }: { name?: string | undefined; taxDeductible?: boolean | undefined },
  { churchId }: Caller,
): Promise<Fund> {
  const fund = await context.funds.findOpen(churchId, id);
  if (!fund) throw new FundNotFound();
  const changed = {
    ...fund,
    ...(name !== undefined && { name: await checkName(context, churchId, name, id) }),
    ...(taxDeductible !== undefined && { taxDeductible }),
  };
  await context.funds.change(churchId, id, { name: changed.name, taxDeductible: changed.taxDeductible });
  return changed;
}

/** Closes a fund: it takes no new gifts, and its donations stay. */
export async function closeFund(
  context: Pick<Funds, "funds" | "now">,
  id: string,
  { churchId }: Caller,
): Promise<{ closed: boolean }> {
  if (!(await context.funds.findOpen(churchId, id))) throw new FundNotFound();
  await context.funds.close(churchId, id, context.now());
  return { closed: true };
}

async function checkName(
  context: Pick<Funds, "funds">,
  churchId: string,
  typed: string,
  exceptId?: string,
): Promise<string> {
  const name = typed.trim();
  if (!name) throw new FundNameBlank();
  if (await context.funds.isNameTaken(churchId, name, exceptId)) throw new FundNameTaken();
  return name;
}
