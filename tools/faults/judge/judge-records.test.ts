import { expect, test } from "vitest";
import { judgeRecords } from "./judge-records.ts";
import type { Records } from "./read-records.ts";
import type { ProviderAccount } from "./provider-account.ts";

const records = (): Records => ({
  intents: [{ id: "gift", amount: 500, status: "succeeded", provider_id: "pi" }],
  subscriptions: [{ id: "monthly", status: "cancelled" }],
  donations: [{ id: "donation", amount: 500, refunded: 200, transaction_id: "charge" }],
  refunds: [{ id: "back", amount: 200, status: "succeeded" }],
  disputes: [{ provider_id: "dispute", transaction_id: "charge", status: "lost" }],
  steps: [{ intent_id: "gift", came_from: "processing", went_to: "succeeded" }],
  unbalanced: [],
  owed: 255,
});
const account = (): ProviderAccount => ({
  charges: [{ id: "charge", amount: 500, refunded: 200, providerId: "pi", intentId: "gift" }],
  refunds: [{ id: "refund", amount: 200, refundId: "back" }],
  disputes: [{ id: "dispute", chargeId: "charge", outcome: "lost" }],
  subscriptions: [{ id: "sub", isOver: true, subscriptionId: "monthly" }],
  silentFees: 0,
  net: 255,
});
const OUTCOMES = [{ amount: 500, outcome: "succeeded" as const }];

type Change = (ours: Records, theirs: ProviderAccount) => void;
const judged = (change: Change, outcomes: Parameters<typeof judgeRecords>[2] = OUTCOMES) => {
  const [ours, theirs] = [records(), account()];
  change(ours, theirs);
  return judgeRecords(ours, theirs, outcomes);
};

test("consistent records have no problem", () => {
  expect(judged(() => {})).toMatchObject({ lost: 0, double: 0, cents: 0, problems: [] });
});

test.each<[string, Change, object]>([
  ["a charge without a donation is lost", (ours) => ours.donations.pop(), { lost: 1 }],
  ["a refund that is not recorded is lost", (ours) => ours.refunds.pop(), { lost: 1 }],
  ["a dispute that is not recorded is lost", (ours) => ours.disputes.pop(), { lost: 1, unreported: 1 }],
  ["a dispute with another end is lost", (ours) => (ours.disputes[0]!.status = "open"), { lost: 1, unreported: 1 }],
  ["a dispute recorded twice is double", (ours) => ours.disputes.push(...records().disputes), { double: 1 }],
  ["a second donation of a charge is double", (ours) => ours.donations.push(...records().donations), { double: 1 }],
  [
    "a second charge of a gift is double",
    (_, { charges }) => charges.push({ ...account().charges[0]!, id: "again" }),
    { double: 1 },
  ],
  [
    "a refund made twice is double",
    (_, { refunds }) => refunds.push({ ...account().refunds[0]!, id: "again" }),
    { double: 1 },
  ],
  ["an amount that is one cent short is a difference of one cent", (ours) => (ours.owed -= 1), { cents: 1 }],
])("%s", (_, change, verdict) => {
  const found = judged(change);
  expect(found).toMatchObject(verdict);
  expect(found.problems).not.toEqual([]);
});

test.each<[string, Change]>([
  ["a donation without a charge", (_, theirs) => theirs.charges.pop()],
  ["a gift that failed and was charged", (ours) => (ours.intents[0]!.status = "failed")],
  ["a gift that is still open", (ours) => (ours.intents[0]!.status = "processing")],
  ["a dispute that nobody opened", (_, theirs) => theirs.disputes.pop()],
  ["a dispute of another charge", (ours) => (ours.disputes[0]!.transaction_id = "other")],
  ["a refund that is still open", (ours) => (ours.refunds[0]!.status = "processing")],
  ["a donation of another amount", (ours) => (ours.donations[0]!.amount = 501)],
  ["a refund of another amount", (ours) => (ours.donations[0]!.refunded = 0)],
  ["a recurring gift that goes on after its end", (_, theirs) => (theirs.subscriptions[0]!.isOver = false)],
  ["a recurring gift that was started twice", (_, theirs) => theirs.subscriptions.push(...account().subscriptions)],
  ["a step backwards", (ours) => ours.steps.push({ intent_id: "gift", came_from: "succeeded", went_to: "processing" })],
  ["an entry that does not add up", (ours) => ours.unbalanced.push({ entry_id: "entry" })],
])("%s is a problem", (_, change) => {
  expect(judged(change).problems).not.toEqual([]);
});

test("a reported success without a charge and a reported failure with a charge are problems", () => {
  const nothing: Change = (ours, theirs) => {
    ours.intents[0]!.status = "failed";
    [ours.donations, ours.refunds, ours.disputes] = [[], [], []];
    [theirs.charges, theirs.refunds, theirs.disputes] = [[], [], []];
    [ours.owed, theirs.net] = [0, 0];
  };
  expect(judged(nothing, [{ amount: 500, outcome: "failed" }]).problems).toEqual([]);
  expect(judged(nothing, OUTCOMES).problems).toHaveLength(1);
  expect(judged(() => {}, [{ amount: 500, outcome: "failed" }]).problems).not.toEqual([]);
});
