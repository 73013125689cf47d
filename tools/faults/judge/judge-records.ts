import type { GiftOutcome } from "../world/run.ts";
import type { Records } from "./read-records.ts";
import type { ProviderAccount } from "./provider-account.ts";

export interface Verdict {
  intents: number;
  charges: number;
  donations: number;
  refunds: number;
  disputes: number;
  /** How many charges and refunds the provider has and our database lacks. */
  lost: number;
  /** How many were charged, refunded or recorded more than once. */
  double: number;
  /** The difference in cents between what the provider owes by its records and by ours. */
  cents: number;
  /** How many things began at the provider and are not in our books yet: renewals, disputes, and fees of disputes. */
  unreported: number;
  /** All problems as text, those of the counts above among them. */
  problems: string[];
}

/** Compares our records with those of the provider, and with the answers that donors got. */
export function judgeRecords(records: Records, account: ProviderAccount, outcomes: readonly GiftOutcome[]): Verdict {
  const problems: string[] = [];
  const { lost, double, unreported } = compare(records, account, problems);
  judgeSteps(records, problems);
  judgeOutcomes(records, account, outcomes, problems);
  for (const { entry_id } of records.unbalanced) problems.push(`the entry ${entry_id} does not add up to nothing`);
  const cents = account.net - records.owed;
  if (cents !== 0) problems.push(`the company owes ${account.net} cents, and our ledger says ${records.owed}`);
  return {
    intents: records.intents.length,
    charges: account.charges.length,
    donations: records.donations.length,
    refunds: account.refunds.length,
    disputes: account.disputes.length,
    lost,
    double,
    unreported: unreported + (cents === 0 ? 0 : account.silentFees),
    cents: Math.abs(cents),
    problems,
  };
}

function compare(
  { intents, subscriptions, donations, refunds, disputes }: Records,
  account: ProviderAccount,
  problems: string[],
) {
  let [lost, double, unreported] = [0, 0, 0];
  const isLost = (problem: string) => (problems.push(`lost: ${problem}`), (lost += 1));
  const isDouble = (problem: string) => (problems.push(`double: ${problem}`), (double += 1));

  for (const { id, amount, refunded, intentId } of account.charges) {
    const own = donations.filter(({ transaction_id }) => transaction_id === id);
    if (own.length === 0) isLost(`the charge ${id} of ${amount} has no donation`);
    if (own.length === 0 && intentId === "") unreported += 1;
    for (const _ of own.slice(1)) isDouble(`the charge ${id} has another donation`);
    if (own[0] && own[0].amount !== amount)
      problems.push(`the charge ${id} is ${amount}, its donation ${own[0].amount}`);
    if (own[0] && own[0].refunded !== refunded)
      problems.push(`of the charge ${id} ${refunded} were given back, of its donation ${own[0].refunded}`);
  }
  for (const { transaction_id } of donations)
    if (!account.charges.some(({ id }) => id === transaction_id))
      problems.push(`the donation of ${transaction_id} has no charge`);

  for (const intent of intents) {
    const { id, status, amount } = intent;
    const own = account.charges.filter((charge) => isOf(charge, intent));
    for (const again of own.slice(1)) isDouble(`the gift ${id} of ${amount} was charged again by ${again.id}`);
    if (status === "succeeded" && own.length === 0) problems.push(`the gift ${id} succeeded without a charge`);
    if ((status === "failed" || status === "cancelled") && own.length > 0)
      problems.push(`the gift ${id} is ${status}, and was charged by ${own[0]?.id}`);
    if (status === "processing" || status === "created" || status === "requires_action")
      problems.push(`the gift ${id} is still ${status}`);
  }
  for (const charge of account.charges)
    if (!intents.some((intent) => isOf(charge, intent))) problems.push(`the charge ${charge.id} is of no gift`);
  for (const { id, status } of subscriptions) {
    const own = account.subscriptions.filter(({ subscriptionId }) => subscriptionId === id);
    for (const again of own.slice(1)) isDouble(`the recurring gift ${id} was begun again as ${again.id}`);
    const isEnded = own.every(({ isOver }) => isOver);
    if (status === "cancelled" && !isEnded)
      problems.push(`the recurring gift ${id} has ended, and goes on at the company`);
    if (status === "incomplete") problems.push(`the recurring gift ${id} has neither begun nor failed`);
  }

  for (const { id, status, amount } of refunds) {
    const own = account.refunds.filter(({ refundId }) => refundId === id);
    for (const again of own.slice(1)) isDouble(`the refund ${id} was given back again by ${again.id}`);
    if (status === "succeeded" && own.length === 0) problems.push(`the refund ${id} of ${amount} was never made`);
    if (status === "failed" && own.length > 0) problems.push(`the refund ${id} failed, and was made by ${own[0]?.id}`);
    if (status === "processing") problems.push(`the refund ${id} is still open`);
  }
  for (const { id, refundId } of account.refunds)
    if (!refunds.some((row) => row.id === refundId)) isLost(`the refund ${id} is not in our books`);

  for (const { id, chargeId, outcome } of account.disputes) {
    const [own, again] = disputes.filter(({ provider_id }) => provider_id === id);
    if (!own) {
      isLost(`the dispute ${id} of the charge ${chargeId} is not in our books`);
      unreported += 1;
      continue;
    }
    if (again) isDouble(`the dispute ${id} is twice in our books`);
    if (own.transaction_id !== chargeId) problems.push(`the dispute ${id} is of ${own.transaction_id} in our books`);
    if (own.status !== outcome) {
      isLost(`the dispute ${id} is ${outcome}, and ${own.status} in our books`);
      unreported += 1;
    }
  }
  for (const { provider_id } of disputes)
    if (!account.disputes.some(({ id }) => id === provider_id))
      problems.push(`the dispute ${provider_id} was never opened`);
  return { lost, double, unreported };
}

/** Matches by our id or, where the provider started the payment, by the provider's id. */
const isOf = (charge: ProviderAccount["charges"][number], { id, provider_id }: Records["intents"][number]): boolean =>
  charge.intentId === id || (provider_id !== "" && charge.providerId === provider_id);

const STAGE: Record<string, number> = {
  created: 0,
  processing: 1,
  requires_action: 1,
  failed: 2,
  cancelled: 2,
  succeeded: 3,
};

/** A gift's status only moves forward. */
function judgeSteps({ steps }: Records, problems: string[]): void {
  for (const { intent_id, came_from, went_to } of steps)
    if ((STAGE[went_to] ?? 0) < (STAGE[came_from] ?? 0))
      problems.push(`the gift ${intent_id} went from ${came_from} back to ${went_to}`);
}

/** No donor may have been told of a success that did not happen, or of a failure when the money was taken. */
function judgeOutcomes(
  { intents }: Records,
  account: ProviderAccount,
  outcomes: readonly GiftOutcome[],
  problems: string[],
): void {
  for (const amount of new Set(outcomes.map((one) => one.amount))) {
    const got = outcomes.filter((one) => one.amount === amount).map((one) => one.outcome);
    const charges = account.charges.filter((charge) => charge.amount === amount).length;
    const failures = intents.filter(
      (one) => one.amount === amount && (one.status === "failed" || one.status === "cancelled"),
    );
    if (charges > 1) problems.push(`double: the donor of ${amount} gave once and was charged ${charges} times`);
    if (got.includes("succeeded") && charges === 0)
      problems.push(`the donor of ${amount} was told of a success that was none`);
    if (got.includes("failed") && failures.length === 0)
      problems.push(`the donor of ${amount} was told of a failure that was none`);
    if (got.every((one) => one === "failed" || one === "refused") && charges > 0)
      problems.push(`the donor of ${amount} was only told of failures, and was charged`);
  }
}
