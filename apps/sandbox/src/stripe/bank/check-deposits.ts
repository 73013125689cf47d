import type { Account, Instrument } from "../account.ts";
import type { Params } from "../params.ts";
import { invalid, StripeError } from "../stripe-error.ts";

const DEPOSITS = [32, 45];
const CODE = "SM11AA";
const MAX_TRIES = 10;

/** Checks the two deposited amounts in cents, in any order, or the six-character code of the single deposit. */
export function checkDeposits(account: Account, instrument: Instrument, params: Params, codes: DepositCodes): void {
  const code = params.nullable("descriptor_code");
  const amounts = params.texts("amounts").map(Number);
  if (code === null && amounts.length !== 2) throw invalid("amounts", "You must provide exactly two amounts.");
  if (instrument.tries >= MAX_TRIES) {
    throw new StripeError(400, {
      code: codes.exceeded,
      message: "You have exceeded the number of allowed verification attempts.",
    });
  }
  const right = code === null ? DEPOSITS.every((amount) => amounts.includes(amount)) : code.toUpperCase() === CODE;
  if (right) {
    account.instruments.put(instrument.id, { ...instrument, verified: true });
    return;
  }
  account.instruments.put(instrument.id, { ...instrument, tries: instrument.tries + 1 });
  throw new StripeError(400, {
    code: codes.mismatch,
    param: code === null ? "amounts" : "descriptor_code",
    message:
      code === null
        ? "The amounts provided do not match the amounts that were sent to the bank account."
        : "The descriptor code provided does not match the one that was sent to the bank account.",
  });
}

export type DepositCodes = { mismatch: string; exceeded: string };

export const INTENT_CODES: DepositCodes = {
  mismatch: "payment_method_microdeposit_verification_amounts_mismatch",
  exceeded: "payment_method_microdeposit_verification_attempts_exceeded",
};

export const SOURCE_CODES: DepositCodes = {
  mismatch: "bank_account_verification_failed",
  exceeded: "bank_account_verification_failed",
};
