import type { BankVerification, PaymentMethod } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount } from "../../gateways/index.ts";
import type { BankProof } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { BankDepositsMissing, BankNotVerified } from "../payments-errors.ts";
import { describeMethod } from "./describe-method.ts";
import { keepResult } from "./keep-result.ts";
import { ownBank } from "./own-bank.ts";

/** Verifies a bank account by the deposits that arrived on it. */
export async function verifyBank(
  context: Pick<Payments, "encryption" | "gateways" | "methods" | "providers">,
  input: BankVerification,
  caller: Caller,
  address: string,
): Promise<PaymentMethod> {
  const proof = readProof(input);
  const { method, gateway, banks } = await ownBank(context, input.paymentMethodId, caller);
  if (method.status === "verified") return describeMethod(method);
  const { id, customerId } = method;
  const result = await banks.verify(openAccount(context, gateway), { id, customerId, proof, address });
  return describeMethod(await keepResult(context, method, result, BankNotVerified));
}

/** Parses two amounts in cents, each of at most two digits, or the code in the text of a single deposit. */
function readProof({ amountData, code }: BankVerification): BankProof {
  const amounts = (amountData?.amounts ?? []).map((amount) => String(amount).trim());
  const [first, second] = amounts.filter((amount) => /^\d{1,2}$/.test(amount)).map(Number);
  if (amounts.length === 2 && first !== undefined && second !== undefined) return { amounts: [first, second] };
  const depositCode = code?.trim();
  if (amounts.length > 0 || !depositCode) throw new BankDepositsMissing();
  return { code: depositCode };
}
