import type { Account } from "../account.ts";
import type { Params } from "../params.ts";
import { invalid } from "../stripe-error.ts";
import type { PaymentMethod } from "../wire.ts";
import { makeBankMethod } from "./make-bank-method.ts";
import { makeCardMethod } from "./make-card-method.ts";
import { makeLinkMethod } from "./make-link-method.ts";

const MAKERS: Record<string, ((account: Account, params: Params) => PaymentMethod) | undefined> = {
  card: makeCardMethod,
  link: makeLinkMethod,
  us_bank_account: makeBankMethod,
};

/** Creates a payment method without a customer, of the type that the parameters name. */
export function makeMethod(account: Account, params: Params): PaymentMethod {
  const type = params.required("type");
  const make = MAKERS[type];
  if (!make) {
    const known = Object.keys(MAKERS).join(", ");
    throw invalid(params.name("type"), `Invalid type: must be one of ${known} (the sandbox has no ${type})`);
  }
  return make(account, params);
}
