import { createHash } from "node:crypto";
import { BANK_ACCOUNTS, type Behaviour } from "../cards/card-behaviours.ts";
import type { Params } from "../params.ts";
import { StripeError } from "../stripe-error.ts";

export type Bank = {
  routingNumber: string;
  bankName: string;
  last4: string;
  fingerprint: string;
  behaviour: Behaviour;
};

const BANK_NAMES: Record<string, string> = { "110000000": "STRIPE TEST BANK" };

/** Reads a bank account from the parameters. Only Stripe's documented test numbers are accepted. */
export function readBank(params: Params): Bank {
  const routingNumber = params.required("routing_number").trim();
  const number = params.required("account_number").trim();
  if (!/^\d{9}$/.test(routingNumber) || !hasChecksum(routingNumber)) {
    throw refusal(params, "routing_number", "routing_number_invalid", "Invalid routing number");
  }
  const bankName = BANK_NAMES[routingNumber];
  if (!bankName) {
    throw refusal(
      params,
      "routing_number",
      "routing_number_invalid",
      "You must use a test bank routing number in test mode. Try 110000000.",
    );
  }
  const behaviour = BANK_ACCOUNTS[number];
  if (!behaviour) {
    throw refusal(
      params,
      "account_number",
      "account_number_invalid",
      "You must use a test bank account number in test mode. Try 000123456789.",
    );
  }
  const fingerprint = createHash("sha256").update(`bank ${routingNumber} ${number}`).digest("hex").slice(0, 16);
  return { routingNumber, bankName, last4: number.slice(-4), fingerprint, behaviour };
}

function refusal(params: Params, name: string, code: string, message: string): StripeError {
  return new StripeError(400, { code, param: params.name(name), message });
}

/** Checks the checksum of a US routing number. */
function hasChecksum(routingNumber: string): boolean {
  const weights = [3, 7, 1];
  const sum = routingNumber
    .split("")
    .reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum % 10 === 0;
}
