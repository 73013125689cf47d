import type { BankChange, PaymentMethod } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { BankHolderBlank, BankNotChanged } from "../payments-errors.ts";
import { describeMethod } from "./describe-method.ts";
import { keepResult } from "./keep-result.ts";
import { ownBank } from "./own-bank.ts";

/** Changes the holder of a bank account: the name, and whether it is an individual or a company. */
export async function changeBank(
  context: Pick<Payments, "encryption" | "gateways" | "methods" | "providers">,
  change: BankChange,
  caller: Caller,
): Promise<PaymentMethod> {
  const { account_holder_name: name, account_holder_type: named, type } = change.bankData;
  const holderName = name?.trim();
  if (!holderName) throw new BankHolderBlank();
  const { method, gateway, banks } = await ownBank(context, change.paymentMethodId, caller);
  const holderType = ((named || type) ?? method.holderType) === "company" ? "company" : "individual";
  const { id, customerId } = method;
  const result = await banks.change(openAccount(context, gateway), { id, customerId, holderName, holderType });
  return describeMethod(await keepResult(context, method, result, BankNotChanged));
}
