import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A method is changed by its owner, or by those who may",
    file: "./own-method.ts",
    find: "if (!method?.personId || !mayChangeMethodsOf(caller, method.personId))",
    replace: "if (!method)",
    test: "./change-methods.test.ts",
    title:
      "G6.02 G6.03 is changed by its owner and by those who edit giving's settings, and is not there for anyone else",
  },
  {
    guard: "What the provider's window has set up is asked for when methods are listed",
    file: "./refresh-methods.ts",
    find: "if (open.length > 0) await waitAtMost",
    replace: "if (open.length > 99) await waitAtMost",
    test: "./sync-method.test.ts",
    title: "is listed at once, before any webhook, verified where the bank knew it, and pays",
  },
  {
    guard: "A method that was removed stays removed, whatever is told late",
    file: "./sync-method.ts",
    find: "if (row && !row.removedAt && isOver)",
    replace: 'if (row && !row.removedAt && isOver && seen.outcome === "failed")',
    test: "./sync-method.test.ts",
    title: "one that was detached there is no longer listed, and late or repeated webhooks do not bring it back",
  },
  {
    guard: "A card whose bank still asks is not gone",
    file: "./sync-method.ts",
    find: 'seen.outcome === "detached" ? reported.isGone : row?.status === "new"',
    replace: 'seen.outcome === "detached" || row?.status === "new"',
    test: "./sync-method.test.ts",
    title: "a card whose bank still asks its holder is not taken for a detached one",
  },
  {
    guard: "A proved account finds what pays its guest gifts among its own methods",
    file: "./refresh-methods.ts",
    find: "  for (const user of context.methodUsers) await user.takeOverMethods(donor);\n",
    replace: "",
    test: "../../recurring/subscriptions/take-over-methods.test.ts",
    title: "G6.02 a guest's recurring gift and its card are their own once the account of the address has proved it",
  },
  {
    guard: "Saved methods are listed for whose they are, or for those who see donations",
    file: "../method.routes.ts",
    find: "refreshMethodsOf(context, seeDonor(caller, params.personId))",
    replace: "context.methods.listOf({ ...caller, personId: params.personId })",
    test: "../../donations/people/may-see-donations.test.ts",
    title: "G6.04 with View Summary alone nobody learns what one person gave",
  },
];
