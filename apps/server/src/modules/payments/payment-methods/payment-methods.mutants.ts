import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A payment method can be changed only by its owner or a caller with permission",
    file: "./own-method.ts",
    find: "if (!method?.personId || !mayChangeMethodsOf(caller, method.personId))",
    replace: "if (!method)",
    test: "./change-methods.test.ts",
    title: "G6.02 G6.03 can be changed only by its owner and by callers with permission to edit giving settings",
  },
  {
    guard: "Listing payment methods also fetches a method that was set up in the provider's window",
    file: "./refresh-methods.ts",
    find: "if (open.length > 0) await waitAtMost",
    replace: "if (open.length > 99) await waitAtMost",
    test: "./sync-method.test.ts",
    title: "is listed immediately, before any webhook, is verified if the bank recognizes it, and can pay",
  },
  {
    guard: "A payment method that was detached at the provider is removed",
    file: "./sync-method.ts",
    find: "if (row && !row.removedAt && isOver)",
    replace: 'if (row && !row.removedAt && isOver && seen.outcome === "failed")',
    test: "./sync-method.test.ts",
    title: "a detached card is no longer listed, and late or repeated webhooks do not restore it",
  },
  {
    guard: "A card that still needs the bank's confirmation is not removed",
    file: "./sync-method.ts",
    find: 'seen.outcome === "detached" ? reported.isGone : row?.status === "new"',
    replace: 'seen.outcome === "detached" || row?.status === "new"',
    test: "./sync-method.test.ts",
    title: "a card that still needs the bank's confirmation stays listed",
  },
  {
    guard: "An account with a confirmed email gets the payment methods of its guest gifts",
    file: "./refresh-methods.ts",
    find: "  for (const user of context.methodUsers) await user.takeOverMethods(donor);\n",
    replace: "",
    test: "../../recurring/subscriptions/take-over-methods.test.ts",
    title: "G6.02 an account with the confirmed email of a guest gets the guest's recurring gift and its card",
  },
  {
    guard: "Saved payment methods are listed only for their owner and callers with permission to view donations",
    file: "../method.routes.ts",
    find: "refreshMethodsOf(context, seeDonor(caller, params.personId))",
    replace: "context.methods.listOf({ ...caller, personId: params.personId })",
    test: "../../donations/people/may-see-donations.test.ts",
    title: "G6.04 a caller with View Summary alone cannot see what one person gave",
  },
];
