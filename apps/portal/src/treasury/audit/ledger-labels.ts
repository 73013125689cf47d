import { LEDGER_ACCOUNTS, LEDGER_REASONS, type LEDGER_TROUBLES } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

const REASONS = {
  gift: "dashboard:reason.gift",
  fee: "dashboard:reason.fee",
  refund: "dashboard:reason.refund",
  "refund-failed": "dashboard:reason.refundFailed",
  "refund-fee": "dashboard:reason.refundFee",
  dispute: "dashboard:reason.dispute",
  "dispute-won": "dashboard:reason.disputeWon",
  "dispute-fee": "dashboard:reason.disputeFee",
  correction: "dashboard:reason.correction",
  payout: "dashboard:reason.payout",
  "payout-failed": "dashboard:reason.payoutFailed",
  "company-fee": "dashboard:reason.providerFee",
} as const satisfies Record<(typeof LEDGER_REASONS)[number], string>;

const ACCOUNTS = {
  provider: "dashboard:account.provider",
  bank: "dashboard:account.bank",
  cash: "dashboard:account.cash",
  fees: "dashboard:account.fees",
  fund: "dashboard:account.fund",
  "covered-fees": "dashboard:account.coveredFees",
} as const satisfies Record<(typeof LEDGER_ACCOUNTS)[number], string>;

export const TROUBLES = {
  "line-changed": "dashboard:trouble.lineChanged",
  "line-gone": "dashboard:trouble.lineGone",
  "line-added": "dashboard:trouble.lineAdded",
  "checkpoint-changed": "dashboard:trouble.sealChanged",
  "checkpoint-forged": "dashboard:trouble.sealForged",
  "checkpoint-gone": "dashboard:trouble.sealGone",
  "entry-crooked": "dashboard:trouble.entryCrooked",
} as const satisfies Record<(typeof LEDGER_TROUBLES)[number], string>;

export function reasonText(t: T, reason: string): string {
  const known = LEDGER_REASONS.find((each) => each === reason);
  return t(known ? REASONS[known] : "dashboard:reason.other");
}

/** Returns the name of a line's account, or the fund's name for a fund. */
export function accountText(t: T, { account, fund }: { account: string; fund: { name: string } | null }): string {
  if (fund?.name) return fund.name;
  const known = LEDGER_ACCOUNTS.find((each) => each === account);
  return t(known ? ACCOUNTS[known] : "dashboard:account.other");
}
