import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

const test = "../subscriptions/change-schedule.test.ts";
/** Takes months of the sandbox's clock, and runs in the deep run. */
const deepTest = "../subscriptions/change-schedule.deep.test.ts";

export const mutants: Mutant[] = [
  {
    guard: "A repeated skip skips no second donation",
    file: "./plan-change.ts",
    find: "if (row.dueOn !== day) throw new NextDateChanged();",
    replace: "day = row.dueOn;",
    test,
    title: "a skip names the day that the donor saw, and is refused if the next donation is on another day or due",
  },
  {
    guard: "The plan does not change while a payment is due",
    file: "./plan-change.ts",
    find: 'if (row.status !== "active" || row.dueOn <= today) throw new DonationDue();',
    replace: "",
    test,
    title: "a skip names the day that the donor saw, and is refused if the next donation is on another day or due",
  },
  {
    guard: "Stripe does not charge a skipped donation",
    file: "../../payment-providers/stripe/stripe-recurring.ts",
    find: "if (wanted === current) return {};\n  return { pause_collection",
    replace: "if (wanted !== null || wanted === current) return {};\n  return { pause_collection",
    test,
    title: "a skipped donation is not charged, the one after it is, and the donor gets one email with the new date",
  },
  {
    guard: "Stripe ends a limited recurring gift by itself",
    file: "../../payment-providers/stripe/stripe-recurring.ts",
    find: 'return { cancel_at: wanted ?? "" };',
    replace: "return {};",
    test: deepTest,
    title: "a recurring gift ends on its end date even if the server hears nothing from the payment provider",
  },
  {
    guard: "Our own scheduler charges nothing on days that are passed over",
    file: "../subscriptions/change-schedule.ts",
    find: '...(scheduleOwner === "us" && { checkAt: nextDue, checks: 0 }),',
    replace: '...(scheduleOwner === "us" && { dueOn: columns.skippedOn ?? dueOn }),',
    test: deepTest,
    title: "our own scheduler skips, pauses and ends PayPal's recurring gifts",
  },
  {
    guard: "Only the donor, and staff who may edit donations, change the plan",
    file: "../subscriptions/subscription.routes.ts",
    find: "const own = await requireEditableSubscription(context, params.id, caller);\n      const changed",
    replace: "const own = (await context.subscriptions.find(caller.churchId, params.id))!;\n      const changed",
    test,
    title: "only the donor and callers with permission to edit donations can change the plan, and staff see it",
  },
  {
    guard: "A change is confirmed to the donor only once",
    file: "../emails/send-recurring-changed.ts",
    find: "gift.revision !== revision",
    replace: "gift.revision < 0",
    test,
    title: "a paused recurring gift is resumed, and the next donation is on the next day of its cycle",
  },
  {
    guard: "While a change waits to be sent, the provider's dates from before it are not shown",
    file: "../schedule/apply-schedule.ts",
    find: 'row.toSync === "change" ? {} :',
    replace: "",
    test: deepTest,
    title: "a change that the provider has not answered keeps the date that the donor chose",
  },
];
