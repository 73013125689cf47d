import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift from an account is not given before its donor has approved it",
    file: "./accounts-way.tsx",
    find: "const approved = await approval;",
    replace: 'const approved = { kind: "approved" as const, orderId: "order-1" };',
    test: "./accounts-way.test.tsx",
    title: "nothing is given before the donor has approved it in the window",
  },
  {
    guard: "A closed window gives nothing",
    file: "./accounts-way.tsx",
    find: 'return approved.kind === "approved" ? { id: approved.orderId, type: "paypal" } : null;',
    replace: 'return { id: "order-1", type: "paypal" };',
    test: "./accounts-way.test.tsx",
    title: "a closed window gives nothing, and a broken one is a failure that charges nothing",
  },
  {
    guard: "A gift that cannot be paid opens no window",
    file: "./accounts-way.tsx",
    find: "if (!page.mayPay()) return;",
    replace: "",
    test: "./accounts-way.test.tsx",
    title: "a gift that cannot be paid opens no window",
  },
];
